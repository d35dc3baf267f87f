/** Messages of Create and Status that product.md 8 does not name. */
export const bookingMessages = {
  'board.RoomOnly': 'Room only',
  'board.BedAndBreakfast': 'Bed and breakfast',
  'board.HalfBoard': 'Half board',
  'board.FullBoard': 'Full board',
  'board.AllInclusive': 'All inclusive',
  'date.past': 'The arrival date has passed.',
  'date.order': 'The departure has to be after the arrival.',
  'date.too-long': { one: 'A stay is at most {count} night.', other: 'A stay is at most {count} nights.' },
  'room.too-many': {
    one: 'A booking is for at most {count} room.',
    other: 'A booking is for at most {count} rooms.',
  },
  'room.unknown-type': 'This room type is not known.',
  'room.unknown-rate': 'This rate is not known.',
  'room.unknown-configuration': 'This room cannot be set up like that.',
  'room.too-many-names': 'More guests are named than stay in the room.',
  'room.ages': 'These ages do not go with the numbers of adults, children and infants.',
  'extra.worth': '{extra} (worth {worth})',
  'extra.unknown': 'This extra does not go with the room.',
  'extra.twice': 'This extra is chosen twice.',
  'payment.not-offered': 'This way of paying is not offered here.',
  'due.paid': 'Your payment was received. Thank you.',
  'due.not-due': 'This amount is not due, or not any more. Nothing was charged. Please look again.',
  'due.no-card': 'The hotel keeps no card for this booking any more. Please give one.',
  'payment.times-changed':
    'The hotel has changed when this rate is paid. Nothing was booked. Please choose your room again.',
  'mandate.charge': '{amount} on {date}',
  'mandate.later':
    'By confirming you let {hotel} keep this card and charge it for {charges}, without asking you again.',
  'mandate.guarantee':
    'By confirming you let {hotel} keep this card as a guarantee and charge it for the fees of the cancellation policy.',
  'payment.unknown-company': 'This organisation is not known.',
  'payment.wrong-pin':
    'This PIN is not right. Please check it, or leave it out: the hotel then confirms your booking by e-mail.',
  'link.waiting': 'Your rooms are held for you. Please confirm them by the link in your e-mail.',
  'link.confirmed': 'Thank you. Your booking is confirmed, and you get an e-mail.',
  'telephone.rooms-gone': 'These rooms were sold meanwhile. Nothing was booked. Please search again.',
  'telephone.extras-gone': 'An extra was sold out meanwhile. Nothing was booked. Please choose again.',
  'telephone.price-changed':
    'The price or the time of payment has changed. Nothing was booked. Please look at it again.',
  'telephone.no-payment':
    'This hotel takes no payment online, so no link can be sent. Choose a rate that is paid at the hotel.',
  'telephone.not-waiting': 'This booking does not wait for a payment any more. Please look again.',
  'request.made':
    'Your request was sent to the hotel. Your booking is not confirmed yet: the hotel answers by e-mail.',
  'request.waiting': 'The hotel has not answered your request yet. It answers by e-mail.',
  'request.over': 'The hotel could not confirm your request. Nothing was booked.',
  'payment.typed-card':
    'Card numbers are not taken here: type the card into the form of the payment service. Please load the page again.',
  'payment.saved-card': 'This saved card is not known.',
  'payment.action': 'Your bank asks you to confirm the payment.',
  'payment.checking': 'We are waiting for the confirmation of your payment.',
  'payment.declined': 'Your card was declined and nothing was charged. Please try another card.',
  'payment.insufficient-funds':
    'Your card was declined for insufficient funds and nothing was charged. Please try another card.',
  'payment.expired-card':
    'Your card was declined because it has expired, and nothing was charged. Please try another card.',
  'payment.wrong-code':
    'Your card was declined because the security code is not right, and nothing was charged. Please check it and try again.',
  'payment.processing-error':
    'Your card was declined because of an error while processing it, and nothing was charged. Please try again.',
  'payment.refused':
    'Your bank did not approve the payment, and nothing was charged. Please try another card.',
  'payment.timed-out': 'The payment was not approved in time, and nothing was charged. Please try again.',
  'payment.cancelled': 'The payment was cancelled, and nothing was charged.',
  'payment.unavailable': 'The payment page could not be opened and nothing was charged. Please try again.',
  'payment.unreachable':
    'The payment service cannot be reached at the moment and nothing was charged. Please try again in a moment.',
  'payment.under-way': 'A payment for this booking is under way. Please wait a moment.',
  'status.still-held': 'Your rooms are still held for you.',
  'pay-again.over':
    'Your rooms are no longer held and nothing was charged. Please search again to make your booking.',
  'pay-again.other-rooms':
    'This is not what is held for you. To change your stay, please start a new booking.',
  'pay-again.still-open':
    'Your payment with the card that you gave first is still open at your bank, so the new card was not used. Please finish or cancel it there, then try again.',
  'pay-again.confirmed':
    'This booking has been made already. To book something else, please start a new booking.',
  'status.released': 'Your booking was not completed and nothing was charged. Please try again.',
  'status.cancelled': 'This booking was cancelled.',
  'status.refunded': 'Your rooms were no longer available, so your payment is refunded in full.',
  'booking.link-ended':
    'This link has ended, because the stay was some time ago. Log in to your account here and open it again, or ask the hotel.',
  'idempotency.other-body': 'This Idempotency-Key was already used for another request.',
  'idempotency.in-flight': 'This booking is being made. Please wait a moment.',
  'voucher.too-little': 'Your voucher no longer covers the whole price. Choose how to pay the rest.',
} as const;
