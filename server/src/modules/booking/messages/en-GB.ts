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
  'due.not-due': 'This amount is not due, or not any more. Nothing was charged. Look again.',
  'due.no-card': 'The hotel keeps no card for this booking any more. Give one.',
  'payment.times-changed':
    'The hotel has changed when this rate is paid. Nothing was booked. Choose your room again.',
  'mandate.charge': '{amount} on {date}',
  'mandate.later':
    'By confirming you let {hotel} keep this card and charge it for {charges}, without asking you again.',
  'mandate.guarantee':
    'By confirming you let {hotel} keep this card as a guarantee and charge it for the fees of the cancellation policy.',
  'payment.unknown-company': 'This organisation is not known.',
  'payment.wrong-pin':
    'This PIN is not right. Check it, or leave it out: the hotel then confirms your booking by email.',
  'link.waiting': 'We hold your rooms. Confirm them by the link in your email.',
  'link.confirmed': 'Thank you. Your booking is confirmed, and you get an email.',
  'telephone.rooms-gone': 'These rooms were sold meanwhile. Nothing was booked. Search again.',
  'telephone.extras-gone': 'An extra was sold out meanwhile. Nothing was booked. Choose again.',
  'telephone.price-changed':
    'The price or the time of payment has changed. Nothing was booked. Look at it again.',
  'telephone.no-payment':
    'This hotel takes no payment online, so no link can be sent. Choose a rate that is paid at the hotel.',
  'telephone.not-waiting': 'This booking does not wait for a payment any more. Look again.',
  'request.made':
    'Your request was sent to the hotel. Your booking is not confirmed yet: the hotel answers by email.',
  'request.waiting': 'The hotel has not answered your request yet. It answers by email.',
  'request.over': 'The hotel could not confirm your request. Nothing was booked.',
  'payment.typed-card':
    'Card numbers are not taken here: type the card into the form of the payment service. Load the page again.',
  'payment.saved-card': 'This saved card is not known.',
  'payment.action': 'Your bank asks you to confirm the payment.',
  'payment.checking': 'We are waiting for the confirmation of your payment.',
  'payment.declined': 'Your card was declined and nothing was charged. Try another card.',
  'payment.insufficient-funds':
    'Your card was declined for insufficient funds and nothing was charged. Try another card.',
  'payment.expired-card':
    'Your card was declined because it has expired, and nothing was charged. Try another card.',
  'payment.wrong-code':
    'Your card was declined because the security code is not right, and nothing was charged. Check it and try again.',
  'payment.processing-error':
    'Your card was declined because of an error while processing it, and nothing was charged. Try again.',
  'payment.email':
    'The payment service does not accept this email address, and nothing was charged. Check the address.',
  'payment.refused': 'Your bank did not approve the payment, and nothing was charged. Try another card.',
  'payment.timed-out': 'The payment was not approved in time, and nothing was charged. Try again.',
  'payment.cancelled': 'The payment was cancelled, and nothing was charged.',
  'payment.unavailable': 'We could not open the payment page, and nothing was charged. Try again.',
  'payment.unreachable':
    'We cannot reach the payment service at the moment, and nothing was charged. Try again in a moment.',
  'payment.under-way': 'A payment for this booking is under way. Wait a moment.',
  'status.still-held': 'We still hold your rooms.',
  'pay-again.over':
    'We no longer hold your rooms, and nothing was charged. Search again to make your booking.',
  'pay-again.other-rooms': 'This is not what we hold for you. To change your stay, start a new booking.',
  'pay-again.still-open':
    'Your payment with the card that you gave first is still open at your bank, so the new card was not used. Finish or cancel it there, then try again.',
  'pay-again.confirmed': 'This booking has been made already. To book something else, start a new booking.',
  'status.released': 'Your booking was not completed and nothing was charged. Try again.',
  'status.cancelled': 'This booking was cancelled.',
  'status.refunded': 'Your rooms were no longer available, so your payment is refunded in full.',
  'booking.no-calendar': 'This booking is not confirmed, so it has no calendar entry.',
  'booking.link-ended':
    'This link has ended, because the stay was some time ago. Log in to your account here and open it again, or ask the hotel.',
  'idempotency.other-body': 'This Idempotency-Key was already used for another request.',
  'idempotency.in-flight': 'This booking is being made. Wait a moment.',
  'voucher.too-little': 'Your voucher no longer covers the whole price. Choose how to pay the rest.',
} as const;
