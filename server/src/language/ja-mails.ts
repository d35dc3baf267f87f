import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Japanese. */
export const jaMails: Catalogue = {
  'mail.greeting': '{name} 様',
  'mail.greeting-nobody': 'お客様',
  'mail.reference': '予約番号',
  'mail.arrival': 'ご到着',
  'mail.departure': 'ご出発',
  'mail.from-time': '{date} {time}から',
  'mail.until-time': '{date} {time}まで',
  'mail.discount': 'ギフト券',
  'mail.total': '合計',
  'mail.paid': 'お支払い済み',
  'mail.balance': 'お支払い残額',
  'mail.charged-on': '{date}にカードに請求',
  'mail.at-hotel': 'ホテルでのお支払い',
  'mail.mandate': 'ご同意いただいた内容：「{words}」',
  'mail.included': '料金に含まれるもの',
  'mail.tax-included': '料金には{tax}が含まれています。',
  'mail.requests-noted': 'ご要望を承りました。',
  'mail.contact':
    'ご不明な点がございましたら、お電話（{telephone}）またはメール（{email}）にてお問い合わせください。',
  'mail.event': '{hotel}でのご宿泊',

  'mail.confirmation.subject': '{hotel}のご予約：{reference}',
  'mail.confirmation.thanks':
    'この度はご予約いただき、誠にありがとうございます。お越しを心よりお待ちしております。',
  'mail.confirmation.room': '{number}室目：{name}',
  'mail.confirmation.lead-guest': '宿泊代表者：{name}様',
  'mail.confirmation.manage': '予約を管理する',
  'mail.confirmation.check-in': 'オンラインチェックイン',
  'mail.confirmation.receipt': '領収明細（PDF）',

  'mail.requested.subject': '{hotel}へのリクエスト：{reference}',
  'mail.requested.text':
    'リクエストをお送りいただき、ありがとうございます。所属の組織への請求となりますため、ホテルにて内容を確認のうえ、ご予約を確定いたします。',
  'mail.requested.next':
    'ご予約はまだ確定しておらず、客室も確保されておりません。4日以内にメールでご返信いたします。所属の組織の請求用PIN、または組織のメールアドレスのアカウントをご利用の場合は、ご予約がその場で確定します。',
  'mail.request-over.subject': '{hotel}へのリクエストを確定できませんでした：{reference}',
  'mail.request-over.text':
    '誠に申し訳ございませんが、リクエストを確定することができませんでした。ご予約は成立しておらず、請求もございません。',

  'mail.due.subject': '{hotel}へのお支払いが完了しませんでした：{reference}',
  'mail.due.text':
    'お約束のとおりカードに{amount}を請求いたしましたが、カード発行会社に承認されませんでした。ご予約は有効です。別のカードでお支払いいただくか、カード発行会社でお支払いをご承認ください。',
  'mail.due.again': 'お手続きがない場合は、{date}に同じカードへ再度請求いたします。',
  'mail.due.last':
    'このカードへの再請求は行いません。別のカードでお支払いいただくか、当ホテルまでお問い合わせください。',
  'mail.due.action': '今すぐ支払う',
  'mail.due-paid.subject': '{hotel}へのお支払い：{reference}',
  'mail.due-paid.text': '{amount}のお支払いをお受け取りいたしました。ありがとうございます。',
  'mail.link.subject': '{hotel}のご予約をご確定ください：{reference}',
  'mail.link.text': 'お電話でのご予約、ありがとうございます。次の客室を確保しております。',
  'mail.link.pay':
    'ご予約を確定するには、下記のリンクより{until}までに{amount}をお支払いください。期限を過ぎますと、客室の確保は解除されます。',
  'mail.link.card':
    'ご予約を確定するには、下記のリンクより{until}までにカードをご登録ください。現時点での請求はございません。期限を過ぎますと、客室の確保は解除されます。',
  'mail.link.mandate': 'カードのご登録により、次の内容に同意いただいたものとみなします：「{words}」',
  'mail.link.action': '今すぐ支払う',
  'mail.link.card-action': 'カードを登録する',
  'mail.link-over.subject': '{hotel}の客室の確保期限が過ぎました：{reference}',
  'mail.link-over.text':
    'リンクからご確定いただくまで客室を確保しておりましたが、確保を解除いたしました。請求は発生していません。',
  'mail.expired.subject': '{hotel}のご予約が完了しませんでした：{reference}',
  'mail.expired.text':
    'お支払いをお待ちする間、客室を確保しておりましたが、期限までに確認できませんでしたので、確保を解除いたしました。請求は発生していません。',
  'mail.expired.again': '引き続きご宿泊をご希望の場合は、下記よりすぐに検索いただけます。',
  'mail.expired.action': 'もう一度検索',

  'mail.table.subject': '{restaurant}のご予約：{reference}',
  'mail.table.text': 'お席のご予約を承りました。ご来店を心よりお待ちしております。',
  'mail.table.reference': '予約番号',
  'mail.table.restaurant': 'レストラン',
  'mail.table.time': '日時',
  'mail.table.at': '{date} {time}',
  'mail.table.leave': 'ご利用終了時間',
  'mail.table.party': 'ご人数',
  'mail.table.promotion': '特典',
  'mail.table.name': 'ご予約名',
  'mail.table.manage': 'お席の日時変更・キャンセル',
  'mail.table.moved.subject': '{restaurant}のご予約日時の変更：{reference}',
  'mail.table.moved.text': 'お席の日時を変更しました。ご来店を心よりお待ちしております。',
  'mail.table.cancelled.subject': '{restaurant}のご予約のキャンセル：{reference}',
  'mail.table.cancelled.text': 'お席のご予約をキャンセルしました。またのご利用をお待ちしております。',
  'mail.table.event': '{restaurant}（{hotel}）のお席',

  'mail.checked-in.subject': '{hotel}のオンラインチェックインが完了しました：{reference}',
  'mail.checked-in.text':
    'オンラインチェックインをお済ませいただき、ありがとうございます。準備はすべて整いました。鍵をご用意してお待ちしております。',
  'mail.checked-in.guests': 'ご宿泊者様',
  'mail.checked-in.setup': 'ベッドの配置',
  'mail.review.subject': '{hotel}でのご滞在はいかがでしたか？',
  'mail.review.text':
    'ご宿泊いただきありがとうございました。ご滞在の感想を、当ホテルとこれからのお客様にお聞かせいただけますか。',
  'mail.review.how':
    'クチコミはすべて、確認してから、お選びになった名前で当サイトに掲載いたします。評価の良し悪しで扱いは変わりません。',
  'mail.review.action': 'クチコミを書く',
  'mail.review.note': 'このリンクはお客様のご滞在専用で、{date}まで有効です。お願いは一度だけです。',

  'mail.confirm-email.subject': '{hotel}：メールアドレスをご確認ください',
  'mail.confirm-email.text':
    'アカウントをご作成いただき、ありがとうございます。このメールアドレスがお客様のものであることをご確認ください。',
  'mail.confirm-email.action': 'メールアドレスを確認する',
  'mail.confirm-email.note':
    'リンクは24時間以内に1回のみご利用いただけます。アカウントを作成されていない場合は、このメールを破棄してください。',

  'mail.password-reset.subject': '{hotel}のパスワード',
  'mail.password-reset.text':
    'パスワード再設定のご依頼を承りました。下記のリンクより新しいパスワードを設定してください。',
  'mail.password-reset.action': 'パスワードを再設定する',
  'mail.password-reset.note':
    'リンクは1時間以内に1回のみご利用いただけます。お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',

  'mail.password-changed.subject': '{hotel}のパスワードが変更されました',
  'mail.password-changed.text': 'アカウントのパスワードが変更されました。',
  'mail.password-changed.note':
    'お客様ご自身による変更の場合、お手続きは必要ございません。お心当たりのない場合は、すぐにパスワードを再設定のうえ、ご連絡ください。',
  'mail.password-changed.action': 'パスワードを再設定する',

  'mail.account-exists.subject': '{hotel}のアカウント',
  'mail.account-exists.text':
    'このメールアドレスでアカウントを作成しようとする操作がありました。すでにアカウントをお持ちのため、変更は行われておりません。',
  'mail.account-exists.forgot': 'お客様ご自身の操作で、パスワードをお忘れの場合は、再設定いただけます。',
  'mail.account-exists.action': 'パスワードを再設定する',

  'mail.privacy-link.subject': '{hotel}におけるお客様のデータ',
  'mail.privacy-link.text':
    '{hotel}が保存しているお客様のデータについてのご依頼を承りました。下記のリンクより、データの確認、ダウンロード、消去ができます。',
  'mail.privacy-link.action': 'データを見る',
  'mail.privacy-link.note':
    'リンクは1時間以内に1回のみご利用いただけます。お心当たりのない場合は、このメールを破棄してください。何も変更されません。',

  'mail.staff-invitation.subject': '{hotel}の管理画面へのご招待',
  'mail.staff-invitation.greeting': 'お世話になっております。',
  'mail.staff-invitation.text': '{hotel}の管理画面に招待されました。権限：{role}',
  'mail.staff-invitation.action': '招待を承諾する',
  'mail.staff-invitation.note':
    'リンクは7日以内に1回のみご利用いただけます。お心当たりのない場合は、このメールを破棄してください。',
  'mail.role.read-only': '閲覧のみ',
  'mail.role.front-desk': 'フロント',
  'mail.role.revenue': 'レベニュー管理',
  'mail.role.finance': '経理',
  'mail.role.owner': 'オーナー',
  'mail.role.operator': 'サイト運営者',
  'mail.hotel.greeting': 'ホテルご担当者様',
  'mail.hotel.why': 'このメールは、ホテルがご予約の通知先として登録したアドレスに送信しています。',
  'mail.hotel.booker': '予約者',
  'mail.hotel.email': 'メール',
  'mail.hotel.phone': '電話',
  'mail.hotel.requests': 'ご要望',
  'mail.hotel.extras': 'オプション',
  'mail.hotel.new.subject': '新規予約 {reference}：{name}様、{date}',
  'mail.hotel.new': '公式サイトから新しい予約が入りました。予約は確定しています。',
  'mail.hotel.on-request':
    '回答待ちの予約があります。承認するまで客室は確保されません。お客様は4日以内の回答をお待ちです。',
  'mail.hotel.by-desk': 'フロントで受け付けた予約です。予約は確定しています。',
  'mail.hotel.held':
    'フロントで受け付けた予約です。客室は{until}まで確保され、お客様には確定用のリンクが送られています。',
  'mail.hotel.link-paid': 'お客様がリンクからのお手続きを完了しました。予約は確定しています。',
  'mail.hotel.link-expired':
    'お客様が期限までにリンクを利用しませんでした。客室の確保は解除され、お客様にはメールが送られています。',
  'mail.hotel.link-ended': 'フロントで客室の確保が解除されました。お客様にはメールが送られています。',
  'mail.hotel.changed.subject': '予約変更 {reference}：{name}様、{date}',
  'mail.hotel.changed': '予約が変更されました。変更後の内容は次のとおりです。',
  'mail.hotel.changed-by-guest': 'お客様が予約を変更しました。変更後の内容は次のとおりです。',
  'mail.hotel.accepted': 'この予約を承認しました。予約は確定し、客室は販売済みとなっています。',
  'mail.hotel.checked-in': 'お客様がオンラインチェックインを完了しました。',
  'mail.hotel.checked-in-extras':
    'お客様がオンラインチェックインを完了し、{amount}分のオプションを追加しました。',
  'mail.hotel.cancelled.subject': '予約キャンセル {reference}：{name}様、{date}',
  'mail.hotel.cancelled': 'この予約はキャンセルされました。',
  'mail.hotel.cancelled-by-guest': 'お客様がこの予約をキャンセルしました。',
  'mail.hotel.declined': 'このリクエストを辞退しました。お客様にはメールが送られています。',
  'mail.hotel.request-expired':
    'このリクエストは期限までに回答されませんでした。予約は成立しておらず、お客様にはメールが送られています。',
  'mail.hotel.no-show.subject': '予約 {reference}：{name}様 不泊、{date}',
  'mail.hotel.no-show': 'この予約はノーショー（不泊）として登録されました。',
  'mail.hotel.unpaid.subject': '予約 {reference} 未払い：{name}様、{date}',
  'mail.hotel.unpaid-asked':
    'お客様のカードに{amount}を請求できませんでした。お客様にお支払いをお願いし、カードへの請求を再度試みます。',
  'mail.hotel.unpaid-given-up':
    '{amount}を請求できず、再度の請求は行いません。予約は有効ですので、お客様にお支払いをお願いしてください。',
  'mail.hotel.disputed.subject': '予約 {reference} 異議申し立て：{name}様、{date}',
  'mail.hotel.disputed':
    'お客様のカード発行会社が{amount}を取り戻しました。決済サービスで異議申し立てに回答してください。予約は有効です。',
  'mail.hotel.arrivals.subject': { other: '{date}のご到着：{count}室' },
  'mail.hotel.arrivals': '{date}にご到着のお客様は次のとおりです。',
  'mail.hotel.no-arrivals': '{date}のご到着はありません。',
  'mail.hotel.arriving': 'ご到着',
  'mail.hotel.leaving': 'ご出発',
  'mail.hotel.staying': 'ご滞在中',
  'mail.hotel.pre-check-in': 'オンラインチェックイン',
  'mail.hotel.done': '完了',
  'mail.hotel.not-yet': '未完了',
  'mail.free-cancellation': '無料キャンセル',
  'mail.until': '{when}まで',
};
