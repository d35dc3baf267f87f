import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Arabic. */
export const arMails: Catalogue = {
  'mail.greeting': 'عزيزنا الضيف {name}،',
  'mail.greeting-nobody': 'عزيزنا الضيف،',
  'mail.reference': 'رقم الحجز',
  'mail.arrival': 'الوصول',
  'mail.departure': 'المغادرة',
  'mail.from-time': '{date}، ابتداءً من {time}',
  'mail.until-time': '{date}، حتى {time}',
  'mail.discount': 'قسيمة الهدية',
  'mail.total': 'الإجمالي',
  'mail.paid': 'المدفوع',
  'mail.balance': 'المتبقي للفندق',
  'mail.charged-on': 'يُخصم من بطاقتك في {date}',
  'mail.at-hotel': 'يُدفع في الفندق',
  'mail.mandate': 'وافقتَ على ما يلي: «{words}»',
  'mail.included': 'مشمول',
  'mail.tax-included': 'الأسعار شاملة {tax}.',
  'mail.requests-noted': 'لقد سجّلنا طلباتك.',
  'mail.contact': 'هل لديك أسئلة؟ اتصل على {telephone} أو راسلنا على {email}.',
  'mail.event': 'إقامتك في {hotel}',

  'mail.confirmation.subject': 'حجزك في {hotel}: {reference}',
  'mail.confirmation.thanks': 'شكرًا لحجزك لدينا. نتطلع إلى الترحيب بك.',
  'mail.confirmation.room': 'الغرفة {number}: {name}',
  'mail.confirmation.lead-guest': 'الضيف الرئيسي: {name}',
  'mail.confirmation.manage': 'إدارة حجزك',

  'mail.requested.subject': 'طلبك إلى {hotel}: {reference}',
  'mail.requested.text': 'شكرًا على طلبك. ستصدر فاتورته باسم مؤسستك، لذلك نراجعه بأنفسنا قبل تأكيده.',
  'mail.requested.next':
    'حجزك غير مؤكد بعد ولم تُحجز أي غرف. سنرد عليك بالبريد الإلكتروني خلال أربعة أيام. باستخدام رمز الفوترة الخاص بمؤسستك، أو حساب بعنوان بريدها الإلكتروني، يُؤكَّد الحجز فورًا.',
  'mail.request-over.subject': 'تعذّر تأكيد طلبك إلى {hotel}: {reference}',
  'mail.request-over.text': 'نأسف، لم نتمكن من تأكيد طلبك. لم يُحجز شيء ولن تصدر أي فاتورة.',

  'mail.due.subject': 'لم تتم دفعتك إلى {hotel}: {reference}',
  'mail.due.text':
    'كما اتفقنا حاولنا خصم {amount} من بطاقتك ولم يسمح بنكك بذلك. حجزك قائم. ادفع ببطاقة أخرى أو وافق على الدفع لدى بنكك.',
  'mail.due.again': 'وإلا نحاول البطاقة نفسها مرة أخرى في {date}.',
  'mail.due.last': 'لن نحاول بطاقتك مرة أخرى. ادفع أو اتصل بنا.',
  'mail.due.action': 'ادفع الآن',
  'mail.due-paid.subject': 'دفعتك إلى {hotel}: {reference}',
  'mail.due-paid.text': 'استلمنا دفعتك البالغة {amount} كما اتفقنا عند الحجز. شكرًا لك.',
  'mail.expired.subject': 'لم يكتمل حجزك في {hotel}: {reference}',
  'mail.expired.text':
    'احتفظنا بغرفك أثناء انتظار الدفع، لكنه لم يصل في الوقت المحدد، فأصبحت الغرف متاحة من جديد. لم يُخصم أي مبلغ.',
  'mail.expired.again': 'هل ما زلت ترغب في القدوم؟ بحثك على بُعد نقرة واحدة.',
  'mail.expired.action': 'البحث من جديد',

  'mail.table.subject': 'طاولتك في {restaurant}: {reference}',
  'mail.table.text': 'تم حجز طاولتك. نتطلع إلى رؤيتك.',
  'mail.table.reference': 'رقم حجز الطاولة',
  'mail.table.restaurant': 'المطعم',
  'mail.table.time': 'التاريخ والوقت',
  'mail.table.at': '{date}، {time}',
  'mail.table.leave': 'الطاولة لك حتى',
  'mail.table.party': 'عدد الضيوف',
  'mail.table.promotion': 'العرض',
  'mail.table.change': 'لتغيير طاولتك أو إلغائها يرجى الاتصال بنا أو مراسلتنا.',
  'mail.table.event': 'طاولة في {restaurant}، {hotel}',

  'mail.checked-in.subject': 'اكتمل تسجيل وصولك المسبق في {hotel}: {reference}',
  'mail.checked-in.text': 'شكرًا لتسجيل وصولك مسبقًا. كل شيء جاهز، ومفتاحك في انتظارك.',
  'mail.checked-in.guests': 'الضيوف',
  'mail.checked-in.setup': 'تجهيز الغرفة',

  'mail.confirm-email.subject': 'يرجى تأكيد بريدك الإلكتروني لدى {hotel}',
  'mail.confirm-email.text': 'شكرًا لإنشاء حساب لدينا. يرجى تأكيد أن هذا العنوان لك.',
  'mail.confirm-email.action': 'تأكيد البريد الإلكتروني',
  'mail.confirm-email.note': 'يعمل الرابط مرة واحدة خلال 24 ساعة. إذا لم تُنشئ حسابًا، يرجى تجاهل هذه الرسالة.',

  'mail.password-reset.subject': 'كلمة مرورك لدى {hotel}',
  'mail.password-reset.text': 'لقد طلبت إعادة تعيين كلمة المرور. اختر كلمة جديدة عبر هذا الرابط.',
  'mail.password-reset.action': 'إعادة تعيين كلمة المرور',
  'mail.password-reset.note':
    'يعمل الرابط مرة واحدة خلال ساعة. إذا لم تطلب ذلك، يرجى تجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',

  'mail.password-changed.subject': 'تم تغيير كلمة مرورك لدى {hotel}',
  'mail.password-changed.text': 'تم تغيير كلمة مرور حسابك.',
  'mail.password-changed.note': 'إذا كنت أنت من غيّرها فلا يلزم فعل شيء، وإلا فأعد تعيينها فورًا وتواصل معنا.',
  'mail.password-changed.action': 'إعادة تعيين كلمة المرور',

  'mail.account-exists.subject': 'حسابك لدى {hotel}',
  'mail.account-exists.text':
    'حاول أحدهم إنشاء حساب بهذا البريد الإلكتروني. لديك حساب بالفعل، ولذلك لم يتغير شيء.',
  'mail.account-exists.forgot': 'إذا كنت أنت ولا تتذكر كلمة مرورك، يمكنك إعادة تعيينها.',
  'mail.account-exists.action': 'إعادة تعيين كلمة المرور',

  'mail.staff-invitation.subject': 'وصولك إلى مكتب استقبال {hotel}',
  'mail.staff-invitation.greeting': 'مرحبًا،',
  'mail.staff-invitation.text': 'أنت مدعو إلى مكتب استقبال {hotel}. دورك: {role}.',
  'mail.staff-invitation.action': 'قبول الدعوة',
  'mail.staff-invitation.note': 'يعمل الرابط مرة واحدة خلال سبعة أيام. إن لم تكن تتوقعه، فتجاهل هذه الرسالة.',
  'mail.role.read-only': 'قراءة فقط',
  'mail.role.front-desk': 'مكتب الاستقبال',
  'mail.role.revenue': 'الأسعار والإشغال',
  'mail.role.finance': 'المالية',
  'mail.role.owner': 'المالك',
  'mail.role.operator': 'مشغّل الموقع',
};
