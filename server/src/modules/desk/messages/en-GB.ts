export const deskMessages = {
  'desk.mail-again': 'The e-mail will be sent again in a moment.',
  'desk.mail-soon':
    'This e-mail was written less than a minute ago. Please wait before it is sent once more.',
  'desk.note-empty': 'Please write something in the note.',
  'desk.mail-unknown': 'This e-mail is not kept any more.',
  'desk.booking-cancelled': 'It is cancelled. The guest gets an e-mail.',
  'desk.booking-changed': 'The booking is changed. The guest gets an e-mail.',
  'desk.no-show': 'The guest is noted as not arrived and gets an e-mail.',
  'desk.refunded': '{amount} goes back to the guest.',
  'desk.days': 'Choose days that follow each other, a year at most.',
  'desk.booked': 'Booking {reference} is confirmed. The guest gets an e-mail.',
  'desk.booked-held': 'The rooms are held for the guest ({reference}), who gets an e-mail with a link.',
  'desk.hold-ended': 'The rooms are free again. The guest gets an e-mail.',
  'desk.person-erased': 'The data of this guest is erased.',
  'desk.person-gone': 'The data of this guest was erased before.',
  'desk.person-open': 'Nothing was erased: a booking is not over, or its money is not settled.',
  'desk.note-written': 'The note is kept.',
} as const;
