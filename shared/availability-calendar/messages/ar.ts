import type { Catalogue } from '../../domain/index.ts';

export const calendarAr: Catalogue = {
  'calendar.title': 'اختر تواريخك',
  'calendar.legend': 'أقل سعر لليلة واحدة لشخص بالغ واحد بعملة {currency}.',
  'calendar.failed': 'تعذّر تحميل الأسعار. لا يزال بإمكانك اختيار التواريخ.',
  'calendar.loading': 'الأسعار في الطريق.',
  'calendar.legend-usual': {
    one: 'أقل مدة للإقامة ليلة واحدة.',
    two: 'أقل مدة للإقامة ليلتان.',
    few: 'أقل مدة للإقامة {count} ليالٍ.',
    other: 'أقل مدة للإقامة {count} ليلة.',
  },
  'calendar.legend-minimum': {
    one: '{mark} تعني أن الإقامة التي تبدأ هنا لا تقل عن ليلة واحدة.',
    two: '{mark} تعني أن الإقامة التي تبدأ هنا لا تقل عن ليلتين.',
    few: '{mark} تعني أن الإقامة التي تبدأ هنا لا تقل عن {count} ليالٍ.',
    other: '{mark} تعني أن الإقامة التي تبدأ هنا لا تقل عن {count} ليلة.',
  },
  'calendar.from': 'من {price}',
  'calendar.minimum': {
    one: 'أقل مدة ليلة واحدة',
    two: 'أقل مدة ليلتان',
    few: 'أقل مدة {count} ليالٍ',
    other: 'أقل مدة {count} ليلة',
  },
  // Isolated, so that it stands the same in a sentence as alone at a day.
  'calendar.mark': '\u2066{count}+\u2069',
  'calendar.unavailable.sold-out': 'نفدت الغرف',
  'calendar.unavailable.closed': 'الفندق مغلق في هذه الليلة',
  'calendar.unavailable.not-on-sale': 'غير متاح للحجز بعد',
  'calendar.unavailable.same-day': 'لم يعد حجز اليوم متاحًا عبر الإنترنت',
  'calendar.unavailable.too-few-rooms': {
    one: 'غرفة واحدة فقط متاحة في إحدى هذه الليالي',
    two: 'غرفتان فقط متاحتان في إحدى هذه الليالي',
    few: '{count} غرف فقط متاحة في إحدى هذه الليالي',
    other: '{count} غرفة فقط متاحة في إحدى هذه الليالي',
  },
  'calendar.unavailable.closed-to-arrival': 'لا وصول في هذا اليوم',
  'calendar.unavailable.closed-to-departure': 'لا مغادرة في هذا اليوم',
  'calendar.unavailable.night-not-free': 'إحدى ليالي هذه الإقامة غير متاحة',
  'calendar.unavailable.minimum-stay': {
    one: 'الإقامة التي تبدأ هنا ليلة واحدة على الأقل',
    two: 'الإقامة التي تبدأ هنا ليلتان على الأقل',
    few: 'الإقامة التي تبدأ هنا {count} ليالٍ على الأقل',
    other: 'الإقامة التي تبدأ هنا {count} ليلة على الأقل',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'الإقامة التي تبدأ هنا ليلة واحدة على الأقل، وهي غير متاحة',
    two: 'الإقامة التي تبدأ هنا ليلتان على الأقل، وليستا متاحتين معًا',
    few: 'الإقامة التي تبدأ هنا {count} ليالٍ على الأقل، وليست كلها متاحة',
    other: 'الإقامة التي تبدأ هنا {count} ليلة على الأقل، وليست كلها متاحة',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'نقبل الحجز لليلة واحدة كحد أقصى',
    two: 'نقبل الحجز لليلتين كحد أقصى',
    few: 'نقبل الحجز لمدة {count} ليالٍ كحد أقصى',
    other: 'نقبل الحجز لمدة {count} ليلة كحد أقصى',
  },
};
