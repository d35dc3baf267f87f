import type { Catalogue } from 'shared/domain';
import { jaMails } from './ja-mails.ts';

/** The server's messages to guests, in Japanese. */
export const ja: Catalogue = {
  ...jaMails,

  'site.no-script': 'このページでのご予約にはJavaScriptが必要です。',
  'site.no-script.contact':
    'このページでのご予約にはJavaScriptが必要です。お電話またはメールでも直接ご予約いただけます：{telephone}、{email}',
  'site.old-browser':
    'お使いのブラウザーは古いため、このページをご利用いただけません。ブラウザーを更新するか、別のブラウザーをお使いください。',
  'site.old-browser.contact':
    'お使いのブラウザーは古いため、このページをご利用いただけません。ブラウザーを更新するか、別のブラウザーをお使いください。お電話またはメールでも直接ご予約いただけます：{telephone}、{email}',

  'http.invalid': 'リクエストが無効です。',
  'http.too-many': { other: 'リクエストが多すぎます。{count}分後にもう一度お試しください。' },
  'http.unauthorised': 'アクセス権限がありません',
  'http.forbidden': '許可されていません',
  'http.not-found': '見つかりません',
  'http.method': '許可されていない方法です',
  'http.too-large': 'リクエストが大きすぎます。',
  'http.address-too-long': 'アドレスが長すぎます。',
  'http.content-type': 'このコンテンツタイプには対応していません。application/jsonで送信してください。',
  'http.unread': '読み取ることができません。',
  'http.too-slow': 'リクエストに時間がかかりすぎました。',
  'http.headers-too-large': 'ヘッダーが大きすぎます。',
  'http.restarting': 'サービスを再起動しています。もう一度お試しください。',
  'http.part-unavailable': 'ただいまご利用いただけません。もう一度お試しください。',
  'http.unavailable': 'ただいまサービスをご利用いただけません。もう一度お試しください。',
  'http.property': 'ホテルが見つかりませんでした。',
  'http.booking': 'ご予約が見つかりませんでした。',
  'http.room': '客室が見つかりませんでした。',
  'http.parameter': 'この値はここでは使えません。',
  'http.one-room': '1室のご滞在が必要です：fromDateと、toDateまたはnightsを指定してください。',
  'http.card-step': 'カードへの請求は{amount}単位です。',
  'http.ages': 'このホテルでは、すべてのお子様の年齢が必要です。',
  'http.rate': '料金プランが見つかりませんでした。',
  'http.other-site': '別のサイトからのリクエストのため、受け付けられませんでした。',
  'http.restaurant': 'レストランが見つかりませんでした。',
  'field.missing': 'この項目は必須です。',
  'field.empty': '空欄にはできません。',
  'field.too-short': { other: '{count}文字以上で入力してください。' },
  'field.too-long': { other: '{count}文字以内で入力してください。' },
  'text.unusable': 'ご利用いただけない文字が含まれています。',

  'account.log-in': 'ログインしてください。',
  'account.password-changed': 'パスワードを変更しました',
  'account.password-not-changed': 'パスワードは変更されませんでした。現在のパスワードをご確認ください',
  'account.email-confirmed': 'メールアドレスを確認しました',
  'account.confirmation-sent': 'メールアドレス確認用のメールをお送りしました',
  'account.password-to-confirm':
    'メールアドレスを確認するには、このアカウントのパスワードを入力してください。',
  'account.password-not-its': 'このアカウントのパスワードではありません。',
  'account.link-invalid':
    'このリンクは有効期限が切れているか、すでに使用されています。新しいリンクをご依頼ください。',
  'account.card-removed': 'カードを削除しました',
  'account.card-unknown': '保存されたカードが見つかりません。',

  'privacy.link-sent': 'このアドレスのデータがある場合、まもなくリンクを記載したメールをお送りいたします。',
  'privacy.link-over':
    'このリンクは有効期限が切れているか、すでに使用されています。新しいリンクをご依頼ください。',
  'privacy.key-over': 'リンクの有効時間（1時間）が過ぎました。新しいリンクをご依頼ください。',
  'privacy.unconfirmed':
    '先にアカウントのメールアドレスをご確認ください。データがお客様ご本人のものであることの確認に必要です。',
  'privacy.password-wrong': '消去されませんでした。パスワードをご確認ください',
  'privacy.open': '消去されませんでした。終了していないご予約、または精算が完了していないご予約があります。',
  'privacy.erased': 'データを消去しました。',
  'review.link-wrong': 'このリンクは確認できません。当ホテルからのメールにあるリンクをご利用ください。',
  'review.link-ended': 'このリンクの有効期限が切れています。クチコミはご出発から60日後まで投稿できます。',
  'review.published': 'クチコミは掲載されており、変更はできません。',
  'review.saved': 'ありがとうございます。クチコミは掲載前に確認いたします。',

  'promo.unknown': 'このプロモーションコードは無効です。',
  'promo.expired': 'このプロモーションコードは有効期限が切れています。',
  'promo.too-soon': 'このプロモーションコードはまだご利用いただけません。',
  'promo.no-rate': 'このプロモーションコードは、検索結果の料金プランには適用されません。',
  'promo.other-dates': 'このプロモーションコードは、ご指定の日程にはご利用いただけません。',
  'promo.minimum-nights': { other: 'このプロモーションコードは{count}泊以上のご宿泊が対象です。' },
  'offer.unknown': 'このコードのプランはございません。',
  'offer.not-sold': 'この料金プランは、ご指定の日程にはご利用いただけません。',
  'offer.minimum-nights': {
    other: 'この料金は{count}泊以上のご滞在が対象です。',
  },
  'offer.maximum-nights': {
    other: 'この料金は{count}泊以内のご滞在が対象です。',
  },
  'offer.book-ahead': {
    other: 'この料金はご到着の{count}日前までにご予約ください。',
  },
  'offer.book-later': {
    other: 'この料金はご到着の{count}日前からご予約いただけます。',
  },
  'offer.closed-to-arrival': 'この料金では、この日のご到着はできません。',
  'offer.closed-to-departure': 'この料金では、この日のご出発はできません。',
  'search.past': '到着日が過ぎています。',
  'search.order': '出発日は到着日より後の日付をお選びください。',
  'search.longest': 'ご宿泊は{count}泊までとなります。',
  'search.rooms': { other: '一度にご予約いただけるのは{count}室までです。' },
  'search.nobody': '各客室に1名様以上のご宿泊者様が必要です。',
  'search.ages': '年齢が、大人・お子様・乳幼児の人数と一致していません。',
  'search.largest-party': '1室あたり{count}名様まで検索いただけます。',
  'calendar.order': '最終日は初日より前の日付にはできません。',
  'company.text-too-short': '名前を3文字以上入力してください',
  'wallet.not-offered': 'このウォレット用のパスはご利用いただけません。',
  'wallet.not-confirmed': '予約が確定すると、パスをご利用いただけます。',
  'wallet.pass': '{hotel}でのご滞在',
  'wallet.arrival': 'ご到着',
  'wallet.departure': 'ご出発',
  'wallet.from': '{date} {time}から',
  'wallet.until': '{date} {time}まで',
  'wallet.guest': 'お客様',
  'wallet.reference': '予約番号',
  'wallet.rooms': '客室',
  'wallet.address': '住所',
  'wallet.telephone': '電話番号',
  'receipt.title': '領収明細',
  'receipt.not-confirmed': '予約が確定すると、領収明細をご利用いただけます。',
  'receipt.reference': '予約番号',
  'receipt.guest': 'お客様',
  'receipt.stay': 'ご滞在',
  'receipt.stay.days': '{from} – {to}',
  'receipt.hotel': 'ホテル',
  'receipt.date': '発行日',
  'receipt.vat-id': 'VAT番号 {vatId}',
  'receipt.room': '客室{number}：{name}',
  'receipt.room.cancelled': '客室{number}：{name}（キャンセル済み）',
  'receipt.room.total': '客室{number}の合計',
  'receipt.included': '含まれるもの',
  'receipt.voucher': 'ギフト券',
  'receipt.total': '合計',
  'receipt.vat': '付加価値税',
  'receipt.vat.rate': '{name}、{percent}',
  'receipt.vat.base': '税抜金額 {amount}',
  'receipt.vat.untaxed': '付加価値税対象外',
  'receipt.contained': '{tax}は税抜金額に含まれています。',
  'receipt.payments': 'お支払い',
  'receipt.payment': '{date} · {what}',
  'receipt.payment.card': '{scheme}（末尾{digits}）',
  'receipt.payment.online': 'オンライン決済',
  'receipt.payment.reserved': '{what}（仮押さえ）',
  'receipt.payment.refunded': '{what}へ返金',
  'receipt.payment.refund-failed': '返金の差し戻し、{what}',
  'receipt.payment.disputed': '銀行による取り戻し、{what}',
  'receipt.payment.dispute-won': '銀行による返還、{what}',
  'receipt.paid': '支払い済み',
  'receipt.balance': '未払い額',
  'receipt.cancelled': 'この予約はキャンセルされました。金額はホテルが申し受ける分です。',
  'receipt.no-invoice': 'この領収明細は請求書ではありません。',

  'invoice.not-offered':
    '当ホテルでは、こちらからの請求書の発行を承っておりません。フロントまでお申し付けください。',
  'invoice.not-confirmed': '請求書は、ご予約の確定後に発行いただけます。',
  'invoice.nothing-kept': 'このご予約はキャンセルされ、申し受ける料金もないため、請求書はございません。',
  'invoice.recipient': '請求書の宛名をお知らせください。',
  'invoice.name': 'お名前を入力してください。',
  'invoice.address': '住所を入力してください。',
  'invoice.vat-id-country':
    '「{vatId}」はVAT番号ではありません。{example}のように、2文字の国コードから始まります。',
  'invoice.vat-id-form': '「{vatId}」は{country}のVAT番号ではありません。例：{example}',
  'invoice.none-to-correct': 'このご予約には訂正できる請求書がありません。',
  'invoice.corrected-already':
    'この請求書は、すでに{number}により訂正されています。ページをもう一度開いてください。',
  'invoice.corrected-too-often':
    'この請求書はすでに複数回訂正されています。さらに訂正が必要な場合は、ホテルまでお問い合わせください。',
  'group.not-found': 'ホテルグループが見つかりませんでした。',
  'group.unknown-area': 'このグループには該当するエリアがありません。',

  'check-in.done-title': 'チェックインのご記入が完了しました',
  'check-in.done': 'オンラインチェックインが完了しました。お越しを心よりお待ちしております。',
  'check-in.done-before':
    'オンラインチェックインはすでに完了しており、今回は変更されておりません。変更をご希望の場合は、お問い合わせください。',
  'check-in.cancelled-title': 'このご予約は有効ではありません',
  'check-in.cancelled':
    'このご予約は完了していないか、キャンセルされているため、チェックインいただけません。',
  'check-in.waiting-title': 'ご予約はまだ確定していません',
  'check-in.waiting':
    'お支払いの確認が取れ次第、チェックインいただけます。しばらくしてからもう一度お試しください。',
  'check-in.past-title': '到着日が過ぎています',
  'check-in.past':
    'オンラインチェックインはご到着日までご利用いただけます。フロントまたはホテルまでお問い合わせください。',
  'check-in.other-reservation': 'リンクのご予約と一致しません。',
  'check-in.unknown-room': 'この客室はご予約に含まれていません。',
  'check-in.other-dates':
    'ご予約の日程と一致しません。こちらでは変更いただけませんので、お問い合わせください。',
  'check-in.other-room': 'ご予約の客室または料金プランと一致しません。',
  'check-in.room-twice': 'この客室が重複しています。',
  'check-in.missing-rooms': 'ご予約のすべての客室のチェックインが必要です。',
  'check-in.no-guests': 'この客室にご宿泊の方のお名前を入力してください。',
  'check-in.extras-gone':
    '販売を終了したオプションがあります：{extras}。保存されていませんので、もう一度お選びください。',
  'check-in.price-changed':
    'オプションの合計は{price}になりました。保存されていませんので、ご確認のうえもう一度保存してください。',

  'date.past': '到着日が過ぎています。',
  'date.order': '出発日は到着日より後の日付をお選びください。',
  'date.too-long': { other: 'ご宿泊は{count}泊までとなります。' },
  'room.too-many': { other: 'ご予約は{count}室までとなります。' },
  'room.unknown-type': '客室タイプが見つかりません。',
  'room.unknown-rate': '料金プランが見つかりません。',
  'room.unknown-configuration': 'この客室では、このベッドの配置をご用意できません。',
  'room.ages': '年齢が、大人・お子様・乳幼児の人数と一致していません。',
  'room.too-many-names': 'ご宿泊の人数より多いお名前が入力されています。',
  'board.RoomOnly': '素泊まり',
  'board.BedAndBreakfast': '朝食付き',
  'board.HalfBoard': '2食付き（ハーフボード）',
  'board.FullBoard': '3食付き（フルボード）',
  'board.AllInclusive': 'オールインクルーシブ',
  'extra.worth': '{extra}（{worth}相当）',
  'extra.unknown': 'このオプションは、この客室ではご利用いただけません。',
  'extra.twice': 'このオプションが重複して選択されています。',
  'payment.not-offered': 'このお支払い方法は、こちらではご利用いただけません。',
  'due.paid': 'お支払いをお受け取りいたしました。ありがとうございます。',
  'due.not-due':
    'この金額のお支払い期日はまだ到来していないか、すでに終了しています。請求は発生していません。もう一度ご確認ください。',
  'due.no-card': 'このご予約のカード情報は、すでにホテルで保管しておりません。カードをご登録ください。',
  'payment.times-changed':
    'ホテルがこの料金プランのお支払い時期を変更しました。ご予約は成立していません。もう一度客室をお選びください。',
  'mandate.charge': '{date}に{amount}',
  'mandate.later':
    'ご確定により、{hotel}がこのカードをお預かりし、改めて確認することなく{charges}を請求することに同意いただいたものとみなします。',
  'mandate.guarantee':
    'ご確定により、{hotel}がこのカードを保証としてお預かりし、キャンセルポリシーに定める料金を請求することに同意いただいたものとみなします。',
  'payment.unknown-company': '組織が見つかりません。',
  'payment.wrong-pin':
    'PINが正しくありません。ご確認いただくか、空欄のままお進みください。空欄の場合は、ホテルがメールでご予約を確定いたします。',
  'link.waiting': '客室を確保しております。メールのリンクからご確定ください。',
  'link.confirmed': 'ありがとうございます。ご予約が確定しました。確認メールをお送りいたします。',
  'telephone.rooms-gone':
    'これらの客室はすでに販売されました。予約は成立していません。もう一度検索してください。',
  'telephone.extras-gone': '完売したオプションがあります。予約は成立していません。もう一度お選びください。',
  'telephone.price-changed':
    '料金またはお支払い時期が変更されました。予約は成立していません。もう一度ご確認ください。',
  'telephone.no-payment':
    '当ホテルではオンライン決済を承っていないため、リンクを送信できません。ホテルでお支払いいただく料金プランをお選びください。',
  'telephone.not-waiting': 'この予約はすでにお支払い待ちではありません。もう一度ご確認ください。',
  'desk.booked': '予約{reference}が確定しました。お客様にメールが送られます。',
  'desk.booked-unmailed': '予約{reference}が確定しました。メールアドレスは登録されていません。',
  'desk.booked-held': '客室を確保しました（{reference}）。お客様にリンクを記載したメールが送られます。',
  'desk.hold-ended': '客室の確保を解除しました。お客様にメールが送られます。',
  'request.made':
    'リクエストをホテルに送信しました。ご予約はまだ確定しておりません。ホテルよりメールでご返信いたします。',
  'request.waiting': 'リクエストへの回答をお待ちください。ホテルよりメールでご返信いたします。',
  'request.over': 'ホテルはリクエストを確定できませんでした。ご予約は成立していません。',
  'payment.typed-card':
    'カード番号はこちらでは受け付けておりません。決済サービスのフォームにご入力ください。ページを再読み込みしてください。',
  'payment.saved-card': '保存されたカードが見つかりません。',
  'payment.action': 'カード発行会社によるお支払いの確認が必要です。',
  'payment.checking': 'お支払いの確認をお待ちしています。',
  'payment.challenge':
    '別のカードをお試しいただく前に、ロボットではないことをご確認ください。確認画面が表示されない場合は、ホテルまでお電話ください。',
  'payment.many-declines': {
    other:
      '複数のカードが承認されませんでした。{count}分後にもう一度お試しいただくか、ホテルまでお電話ください。',
  },
  'payment.declined': 'カードが承認されませんでした。請求は発生していません。別のカードをお試しください。',
  'payment.insufficient-funds':
    '残高または利用限度額の不足により、カードが承認されませんでした。請求は発生していません。別のカードをお試しください。',
  'payment.expired-card':
    '有効期限切れのため、カードが承認されませんでした。請求は発生していません。別のカードをお試しください。',
  'payment.wrong-code':
    'セキュリティコードが正しくないため、カードが承認されませんでした。請求は発生していません。ご確認のうえ、もう一度お試しください。',
  'payment.processing-error':
    '処理中のエラーにより、カードが承認されませんでした。請求は発生していません。もう一度お試しください。',
  'payment.email':
    '決済サービスがこのメールアドレスを受け付けませんでした。請求は発生していません。アドレスをご確認ください。',
  'payment.refused':
    'カード発行会社でお支払いが承認されませんでした。請求は発生していません。別のカードをお試しください。',
  'payment.timed-out':
    '期限までにお支払いが承認されませんでした。請求は発生していません。もう一度お試しください。',
  'payment.cancelled': 'お支払いは中止されました。請求は発生していません。',
  'payment.unavailable':
    'お支払いページを開くことができませんでした。請求は発生していません。もう一度お試しください。',
  'payment.unreachable':
    'ただいま決済サービスに接続できません。請求は発生していません。しばらくしてからもう一度お試しください。',
  'payment.under-way': 'このご予約のお支払いを処理しています。少々お待ちください。',
  'status.still-held': '客室は引き続き確保しております。',
  'pay-again.over':
    '客室の確保期限が過ぎました。請求は発生していません。もう一度検索のうえ、ご予約ください。',
  'pay-again.other-rooms':
    '確保している内容と一致しません。ご宿泊内容を変更される場合は、新しくご予約ください。',
  'pay-again.still-open':
    '最初にご登録いただいたカードでのお支払いがカード発行会社で処理中のため、新しいカードは使用されませんでした。処理を完了または取り消してから、もう一度お試しください。',
  'pay-again.confirmed':
    'このご予約はすでに完了しています。ほかのご予約をご希望の場合は、新しくご予約ください。',
  'status.released': 'ご予約が完了せず、請求も発生していません。もう一度お試しください。',
  'status.refunded': '客室をご用意できなくなったため、お支払いは全額返金いたします。',
  'booking.link-ended':
    'ご宿泊から時間が経過したため、このリンクの有効期限は終了しました。こちらのアカウントにログインしてもう一度ご覧いただくか、ホテルまでお問い合わせください。',
  'idempotency.other-body': 'このIdempotency-Keyは、すでに別のリクエストで使用されています。',
  'idempotency.in-flight': 'このご予約を処理しています。少々お待ちください。',
  'voucher.valid-up-to': 'ギフト券により、ご宿泊料金から最大{amount}が差し引かれます。',
  'voucher.too-little':
    'ギフト券では料金の全額をお支払いいただけなくなりました。残額のお支払い方法をお選びください。',
  'voucher.valid': 'ギフト券により、ご宿泊料金から{amount}が差し引かれます。',

  'table.full': 'このお席は、たった今ほかのお客様が予約されました。別の時間をお選びください。',
  'table.no-time': 'この時間は満席です。別の時間をお選びください。',
  'table.time-passed': 'この時間は過ぎています。これ以降の時間をお選びください。',
  'table.date-passed': 'この日付は過ぎています。',
  'table.date-too-far': 'この日のお席はまだ予約を受け付けておりません。',
  'table.party-size': 'オンラインでは{from}名様から{to}名様までのお席をご予約いただけます。',
  'table.promotion': 'この特典は、この時間にはご利用いただけません。',
  'table.booked-otherwise':
    'このお席は別のご要望ですでにご予約済みです（予約番号 {reference}）。変更は行われておりません。変更をご希望の場合は、お問い合わせください。',
  'table.outside-stay':
    'ご宿泊に伴うお席は、{from}から{to}までの間でご予約ください。ほかの日をご希望の場合は、お問い合わせください。',
  'table.overlap':
    '同じ日の{time}にすでにお席をご予約いただいています（予約番号 {reference}）。重ならない時間をお選びいただくか、お問い合わせください。',
  'table.many-of-day': {
    other:
      '1つのメールアドレスでオンライン予約いただけるのは、1日{count}席までです。それ以上をご希望の場合は、お問い合わせください。',
  },
  'table.many-of-address':
    'このメールアドレスで最近複数のお席が予約されています。さらにご予約を希望される場合は、お問い合わせください。',
  'table.many-from-here':
    'こちらから最近多くのお席が予約されています。後ほどもう一度お試しいただくか、お問い合わせください。',
  'table.until': 'お席は{time}までご利用いただけます。',
  'table.link-wrong':
    'リンクが正しくないか、お席の記録がありません。リンクをご確認いただくか、お問い合わせください。',
  'table.is-cancelled': 'このお席はキャンセル済みです。ご希望の場合は、あらためてご予約ください。',
  'table.has-passed': 'ご予約の時間になりました。お問い合わせください。',
  'table.changed-meanwhile': 'その間にお席の内容が変更されました。ページを再読み込みしてご確認ください。',

  'desk.log-in': '管理画面にログインしてください。',
  'desk.log-in-failed': 'メールアドレスまたはパスワードが正しくありません。',
  'desk.welcome': 'ようこそ、{name}さん',
  'desk.code-wanted': '認証アプリのコードを入力してください。',
  'desk.code-wrong':
    'コードが正しくありません。アプリの現在のコード、またはリカバリーコードを入力してください。',
  'desk.second-factor-begun': '認証アプリで画像を読み取り、表示されたコードを入力してください。',
  'desk.second-factor-set': '2段階認証を設定しました。リカバリーコードは安全な場所に保管してください。',
  'desk.second-factor-needed': 'この権限には2段階認証が必要です。ログインして設定してください。',
  'desk.not-allowed': 'この権限では許可されていません。',
  'desk.logged-out': 'ログアウトしました。',
  'desk.invitation-over':
    'この招待は有効期限が切れているか、すでに使用されています。新しい招待をご依頼ください。',
  'desk.invitation-password': 'すでにアカウントをお持ちです。パスワードを入力してください。',
  'desk.invited': '{email}宛に招待を送信しました。',
  'desk.invitation-withdrawn': '招待を取り消しました。',
  'desk.role-changed': '権限を変更しました。',
  'desk.role-own': 'ご自身の権限は変更できません。別のオーナーに依頼してください。',
  'desk.role-of-group': 'この権限はホテルグループに対して付与されているため、ここでは変更できません。',
  'desk.staff-unknown': 'このホテルには該当するスタッフがいません。',
  'desk.sessions-ended': 'ログインを終了しました。',
  'desk.password-changed': 'パスワードを変更しました。ほかのログインは終了しました。',
  'desk.password-not-changed': 'パスワードは変更されませんでした。現在のパスワードをご確認ください。',
  'desk.name': '名前を入力してください。',
  'desk.mail-again': 'まもなくメールを再送信します。',
  'desk.mail-soon': 'このメールは作成から1分経っていません。再送信まで少しお待ちください。',
  'desk.note-empty': 'メモを入力してください。',
  'desk.mail-unknown': 'このメールはすでに保存されていません。',
  'desk.booking-cancelled': 'キャンセルしました。お客様にメールが送られます。',
  'desk.booking-changed': '予約を変更しました。お客様にメールが送られます。',
  'desk.no-show': 'ノーショー（不泊）として登録しました。お客様にメールが送られます。',
  'desk.refunded': '{amount}をお客様に返金します。',
  'desk.too-many-decimals': '{currency}で使用できる小数点以下の桁数を超えています。',
  'desk.days': '連続した日付を1年以内で選択してください。',
  'desk.request-accepted': '予約が確定しました。お客様にメールが送られます。',
  'desk.request-declined': 'リクエストを辞退しました。お客様にメールが送られます。',
  'desk.request-over': 'このリクエストはすでに回答済みか、期限が過ぎています。',
  'desk.request-rooms-gone':
    '客室はすでに販売されました。カレンダーで客室を追加するか、リクエストを辞退してください。',
  'desk.person-erased': 'このお客様のデータを消去しました。',
  'desk.person-gone': 'このお客様のデータはすでに消去されています。',
  'desk.person-open': '消去されませんでした。終了していない予約、または精算が完了していない予約があります。',
  'desk.note-written': 'メモを保存しました。',
  'desk.review-published': 'クチコミを掲載しました。サイトでお客様に公開されます。',
  'desk.review-hidden': 'クチコミは表示されません。投稿者はリンクから理由を確認できます。',
  'desk.review-answered': '返信を保存しました。クチコミの下に表示されます。',
  'desk.review-answer-removed': '返信を削除しました。',
  'desk.review-changed': 'このクチコミはその間に変更されました。もう一度ご確認ください。',
  'calendar.changed': 'カレンダーを変更しました。',
  'calendar.undone': '変更を元に戻しました。',
  'calendar.nights': '本日以降のカレンダー内の宿泊日を1年以内で選択してください。',
  'calendar.too-many':
    '一度に指定できる宿泊日数を超えています。日数、客室タイプ、料金プランを減らしてください。',
  'calendar.free': 'このうち{count}泊が無料になります。手動で設定する料金は0より大きくしてください。',
  'calendar.too-dear': '1泊の料金は{amount}までです。料金をご確認ください。',
  'calendar.nothing': '変更内容と、対象の客室タイプおよび料金プランを指定してください。',
  'calendar.meanwhile': 'これらの宿泊日はすでに変更されています。変更後の内容をもう一度ご確認ください。',
  'calendar.undo-late': 'その後これらの宿泊日が変更されたため、この変更は元に戻せません。',
  'calendar.undo-unknown': '該当する変更がないか、すでに元に戻されています。',
  'mail.cancelled.subject': '{hotel}のご予約をキャンセルいたしました：{reference}',
  'mail.cancelled.text': 'ご依頼のとおり、ご予約をキャンセルいたしました。',
  'mail.cancelled.room-subject': '{hotel}のご予約のうち客室をキャンセルいたしました：{reference}',
  'mail.cancelled.room-text':
    'ご依頼のとおり、次の客室をキャンセルいたしました：{rooms}。その他のご予約は有効です。',
  'mail.cancelled.by-hotel':
    'ホテルがご予約をキャンセルいたしました。お心当たりのない場合は、ホテルまでお電話ください。',
  'mail.cancelled.room-by-hotel':
    'ホテルが次の客室をキャンセルいたしました：{rooms}。その他のご予約は有効です。お心当たりのない場合は、ホテルまでお電話ください。',
  'mail.no-show.subject': '{hotel}へのご到着を確認できませんでした：{reference}',
  'mail.no-show.text':
    '到着日にお越しを確認できなかったため、ホテルがご予約を終了いたしました。お越しの途中の場合は、ホテルまでお電話ください。',
  'mail.no-show.room-text':
    '次の客室のお客様のお越しを確認できませんでした：{rooms}。ホテルがご予約のこの部分を終了いたしました。お越しの途中の場合は、ホテルまでお電話ください。',
  'mail.cancelled.fee': 'キャンセル料',
  'mail.cancelled.refund': '返金額',
  'mail.cancelled.refund-text': 'ご返金の手続きはすぐに行いますが、反映まで数日かかる場合がございます。',
  'mail.refund.subject': '{hotel}からのご返金：{reference}',
  'mail.refund.text': '{amount}をご返金いたしました。反映まで数日かかる場合がございます。',
  'mail.refund.card': '{amount}をカード{card}にご返金いたしました。反映まで数日かかる場合がございます。',
  'stay.fee': 'キャンセル料',
  'stay.no-show-fee': '不泊料',
  'stay.no-show-early':
    'お客様がまだ到着される可能性があります。到着日のホテル所定の時刻までお待ちください。',
  'stay.fee-needed': 'この料金プランではキャンセル料が文章でのみ定められています。料金を設定してください。',
  'stay.fee-too-much': 'キャンセル料は客室料金を超えることはできません。',
  'stay.less': 'ホテルによる減額',
  'stay.refund-too-much': '返金できる金額は{amount}までです。',
  'stay.cancelled': 'ご予約をキャンセルしました。',
  'stay.room-cancelled': '客室をキャンセルしました。',
  'stay.not-confirmed':
    'このご予約は確定していないか、キャンセルされているため、変更いただける内容はございません。',
  'stay.by-telephone': 'この変更は{hotel}が承ります。予約番号をご用意のうえ、{telephone}までお電話ください。',
  'stay.quote-over': '先ほど表示した内容は有効ではなくなりました。もう一度ご確認ください。',
  'stay.changed-meanwhile': 'ご予約がほかで変更されました。もう一度ご確認ください。',
  'stay.desk-changed-meanwhile': 'この予約はほかで変更されました。もう一度ご確認ください。',
  'status.cancelled': 'このご予約はキャンセルされました。',
  'stay.changed': 'ご予約を変更しました。',
  'stay.kept-line': '変更前の料金のうち申し受ける金額',
  'stay.sold-out': 'この変更に必要な客室が残っていません。ご予約は変更前のままです。',
  'stay.not-available':
    'この客室は、ご指定の日程とご人数ではご予約いただけません。ご予約は変更前のままです。',
  'stay.rooms-missing': 'ご予約のすべての客室を1回ずつ指定してください。',
  'mail.changed.subject': '{hotel}のご予約を変更いたしました：{reference}',
  'mail.email-changed.subject': '{hotel}のご予約のメールアドレスが変更されました：{reference}',
  'mail.email-changed.text':
    'このご予約のメールアドレスが変更されました。今後は新しいアドレスにご連絡いたします。',
  'mail.email-changed.not-you': 'お心当たりのない場合は、すぐにお電話ください。ホテルにて対応いたします。',
  'mail.arrival-time': 'ご到着予定時刻',
  'mail.changed.text': 'ご依頼のとおり、ご予約を変更いたしました。変更後の内容は次のとおりです。',
  'mail.changed.due': '変更に伴い、{amount}のお支払いが必要です。',
  'mail.booking-link.not-you':
    'お心当たりがない場合は、このメールを破棄してください。ご予約に変更はありません。リンクは他の方に渡さないでください。',
  'review.stop.confirm': 'メールを停止する',
  'mail.booking-link.subject': '{hotel}のご予約へのリンク：{reference}',
  'review.stopped': '今後、口コミの依頼はお送りしません。',
  'booking.no-calendar': 'このご予約は確定していないため、カレンダーに追加できません。',
  'mail.review.stop': '口コミの依頼を停止する',
  'review.stop': '口コミを依頼するメールを停止しますか？',
  'mail.booking-link.text':
    'ご予約の確認用リンクのご請求を承りました。このリンクからご予約の確認、変更、キャンセルができます。',
  'stay.link-sent':
    '予約番号とお名前が一致した場合、ご予約のメールアドレスにリンクをお送りします。しばらくお待ちください。',
};
