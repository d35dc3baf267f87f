export const mailMessages = {
  'mail.greeting': 'Dear {name},',
  'mail.greeting-nobody': 'Dear guest,',
  'mail.reference': 'Booking reference',
  'mail.arrival': 'Arrival',
  'mail.free-cancellation': 'Free cancellation',
  'mail.until': 'until {when}',
  'mail.departure': 'Departure',
  'mail.from-time': '{date}, from {time}',
  'mail.until-time': '{date}, until {time}',
  'mail.discount': 'Gift voucher',
  'mail.total': 'Total',
  'mail.paid': 'Paid',
  'mail.balance': 'Balance due',
  'mail.charged-on': 'Charged to your card on {date}',
  'mail.at-hotel': 'To pay at the hotel',
  'mail.mandate': 'You agreed: “{words}”',
  'mail.included': 'Included',
  'mail.tax-included': 'Prices include {tax}.',
  'mail.requests-noted': 'We have noted your requests.',
  'mail.contact': 'Questions? Call {telephone} or write to {email}.',
  'mail.event': 'Your stay at {hotel}',

  'mail.confirmation.subject': 'Your booking at {hotel}: {reference}',
  'mail.confirmation.thanks': 'Thank you for booking with us. We look forward to welcoming you.',
  'mail.confirmation.room': 'Room {number}: {name}',
  'mail.confirmation.lead-guest': 'Lead guest: {name}',
  'mail.confirmation.manage': 'Manage your booking',
  'mail.confirmation.check-in': 'Online check-in',
  'mail.confirmation.receipt': 'Receipt (PDF)',

  'mail.requested.subject': 'Your request to {hotel}: {reference}',
  'mail.requested.text':
    'Thank you for your request. It is to be invoiced to your organisation, so we look at it ourselves before we confirm it.',
  'mail.requested.next':
    'Your booking is not confirmed yet and we hold no rooms. We answer by email within four days. With your organisation’s invoice PIN, or an account with its email address, we confirm a booking at once.',
  'mail.request-over.subject': 'We could not confirm your request to {hotel}: {reference}',
  'mail.request-over.text':
    'We are sorry: we could not confirm your request. Nothing was booked and nothing will be invoiced.',

  'mail.due.subject': 'Your payment to {hotel} did not go through: {reference}',
  'mail.due.text':
    'As agreed, we tried to charge {amount} to your card, and your bank declined it. Your booking is safe. Pay with another card, or approve the payment with your bank.',
  'mail.due.again': 'Otherwise we try the same card again on {date}.',
  'mail.due.last': 'We do not try your card again. Pay with another card, or contact us.',
  'mail.due.action': 'Pay now',
  'mail.due-paid.subject': 'Your payment to {hotel}: {reference}',
  'mail.due-paid.text': 'We have received your payment of {amount}. Thank you.',

  'mail.cancelled.subject': 'Your booking at {hotel} is cancelled: {reference}',
  'mail.cancelled.text': 'Your booking is cancelled, as you asked.',
  'mail.cancelled.room-subject': 'A room of your booking at {hotel} is cancelled: {reference}',
  'mail.cancelled.room-text': 'Cancelled, as you asked: {rooms}. The rest of your booking stands.',
  'mail.cancelled.by-hotel': 'The hotel has cancelled your booking. Call it if you did not expect this.',
  'mail.cancelled.room-by-hotel':
    'The hotel has cancelled: {rooms}. The rest of your booking stands. Call it if you did not expect this.',
  'mail.no-show.subject': 'You did not arrive at {hotel}: {reference}',
  'mail.no-show.text':
    'You did not come on the day of arrival, so the hotel has ended your booking. Call it if you are on your way.',
  'mail.no-show.room-text':
    'No guest came for: {rooms}. The hotel has ended this part of your booking. Call it if you are on your way.',
  'mail.cancelled.fee': 'Cancellation fee',
  'mail.cancelled.refund': 'Goes back to you',
  'mail.cancelled.refund-text': 'We give your money back at once. Your bank may take some days to show it.',
  'mail.changed.subject': 'Your booking at {hotel} is changed: {reference}',
  'mail.changed.text': 'Your booking is changed, as you asked. This is how it stands now.',
  'mail.changed.due': '{amount} is still to pay for the change.',
  'mail.email-changed.subject': 'Your booking at {hotel} has another email address: {reference}',
  'mail.email-changed.text':
    'The email address of this booking was changed. From now on we write to the new one.',
  'mail.email-changed.not-you': 'If this was not you, call us at once: we put it right.',
  'mail.arrival-time': 'Expected arrival',
  'mail.refund.subject': 'Your refund from {hotel}: {reference}',
  'mail.refund.text': 'We have given {amount} back to you. Your bank may take some days to show it.',
  'mail.refund.card':
    'We have given {amount} back to your card {card}. Your bank may take some days to show it.',

  'mail.link.subject': 'Confirm your booking at {hotel}: {reference}',
  'mail.link.text': 'Thank you for booking with us by phone. We hold these rooms for you.',
  'mail.link.pay':
    'To confirm your booking, pay {amount} by {until}, by the link below. After that the rooms are free again.',
  'mail.link.card':
    'To confirm your booking, give us a card by {until}, by the link below. Nothing is charged now. After that the rooms are free again.',
  'mail.link.mandate': 'With the card you agree to this: “{words}”',
  'mail.link.action': 'Pay now',
  'mail.link.card-action': 'Give a card',
  'mail.link-over.subject': 'We no longer hold your rooms at {hotel}: {reference}',
  'mail.link-over.text':
    'We held rooms for you until you confirmed them by our link. They are free again, and nothing was charged.',
  'mail.expired.subject': 'Your booking at {hotel} was not completed: {reference}',
  'mail.expired.text':
    'We held your rooms while we waited for your payment. It did not arrive in time, so the rooms are free again. Nothing was charged.',
  'mail.expired.again': 'Would you still like to come? Your search is one click away.',
  'mail.expired.action': 'Search again',

  'mail.table.subject': 'Your table at {restaurant}: {reference}',
  'mail.table.text': 'Your table is booked. We look forward to seeing you.',
  'mail.table.reference': 'Table reference',
  'mail.table.restaurant': 'Restaurant',
  'mail.table.time': 'Date and time',
  'mail.table.at': '{date}, {time}',
  'mail.table.leave': 'Your table is yours until',
  'mail.table.party': 'Party',
  'mail.table.promotion': 'Offer',
  'mail.table.name': 'In the name of',
  'mail.table.manage': 'Move or cancel this table',
  'mail.table.moved.subject': 'Your table at {restaurant} has a new time: {reference}',
  'mail.table.moved.text': 'Your table has been moved. We look forward to seeing you.',
  'mail.table.cancelled.subject': 'Your table at {restaurant} is cancelled: {reference}',
  'mail.table.cancelled.text': 'Your table is cancelled. We hope to see you another time.',
  'mail.table.event': 'Table at {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Your online check-in at {hotel} is complete: {reference}',
  'mail.checked-in.text':
    'Thank you for completing the online check-in. Everything is ready, and your key will be waiting for you.',
  'mail.checked-in.guests': 'Guests',
  'mail.checked-in.setup': 'Room set up',

  'mail.review.subject': 'How was your stay at {hotel}?',
  'mail.review.text': 'Thank you for staying with us. Would you tell us, and guests to come, how it was?',
  'mail.review.how':
    'We look at every review before it is shown on our website, under the name that you choose. Good or bad makes no difference.',
  'mail.review.action': 'Write a review',
  'mail.review.stop': 'Do not ask me for reviews',
  'mail.review.note': 'The link is for your stay alone and works until {date}. We ask only once.',

  'mail.confirm-email.subject': 'Confirm your email address for {hotel}',
  'mail.confirm-email.text': 'Thank you for creating an account with us. Confirm that this address is yours.',
  'mail.confirm-email.action': 'Confirm your email address',
  'mail.confirm-email.note':
    'The link works once, within 24 hours. If you did not create an account, ignore this email.',

  'mail.password-reset.subject': 'Your password for {hotel}',
  'mail.password-reset.text': 'You have asked to reset your password. Choose a new one with this link.',
  'mail.password-reset.action': 'Reset your password',
  'mail.password-reset.note':
    'The link works once, within one hour. If you did not ask for it, ignore this email: your password stays as it is.',

  'mail.password-changed.subject': 'Your password for {hotel} was changed',
  'mail.password-changed.text': 'The password of your account was changed.',
  'mail.password-changed.note':
    'If it was you, there is nothing to do. If it was not, reset it at once and contact us.',
  'mail.password-changed.action': 'Reset your password',

  'mail.account-exists.subject': 'Your account with {hotel}',
  'mail.account-exists.text':
    'Somebody has tried to create an account with this email address. You have one already, so nothing was changed.',
  'mail.account-exists.forgot': 'If it was you and you do not remember your password, you can reset it.',
  'mail.account-exists.action': 'Reset your password',

  'mail.booking-link.subject': 'The link to your booking at {hotel}: {reference}',
  'mail.booking-link.text':
    'You have asked for the way back to your booking. With this link you see it, change it or cancel it.',
  'mail.booking-link.not-you':
    'If you did not ask for it, ignore this e-mail: nothing changes. Do not pass the link on.',

  'mail.privacy-link.subject': 'Your data at {hotel}',
  'mail.privacy-link.text':
    'You have asked what {hotel} has stored about you. With this link you can see it, download it, and have it erased.',
  'mail.privacy-link.action': 'Open your data',
  'mail.privacy-link.note':
    'The link works once, within one hour. If you did not ask for it, ignore this email: nothing changes.',

  'mail.staff-invitation.subject': 'Your access to the desk of {hotel}',
  'mail.staff-invitation.greeting': 'Hello,',
  'mail.staff-invitation.text': 'You are invited to the desk of {hotel}. Your role: {role}.',
  'mail.staff-invitation.action': 'Accept the invitation',
  'mail.staff-invitation.note':
    'The link works once, within seven days. If you did not expect it, ignore this email.',
  'mail.role.read-only': 'read only',
  'mail.role.front-desk': 'front desk',
  'mail.role.revenue': 'revenue',
  'mail.role.finance': 'finance',
  'mail.role.owner': 'owner',
  'mail.role.operator': 'operator of the site',
  // To the hotel.
  'mail.hotel.greeting': 'Good day,',
  'mail.hotel.why': 'This email goes to the addresses that the hotel has given for its bookings.',
  'mail.hotel.booker': 'Booked by',
  'mail.hotel.email': 'Email',
  'mail.hotel.phone': 'Phone number',
  'mail.hotel.requests': 'Requests',
  'mail.hotel.extras': 'Extras',
  'mail.hotel.new.subject': 'New booking {reference}: {name}, {date}',
  'mail.hotel.new': 'A new booking was made on your website. It is confirmed.',
  'mail.hotel.on-request':
    'A booking waits for your answer. No rooms are held until you accept it; the guest expects your answer within four days.',
  'mail.hotel.by-desk': 'Your desk has made this booking. It is confirmed.',
  'mail.hotel.held':
    'Your desk has made this booking. Its rooms are held until {until}, and the guest has a link to confirm it.',
  'mail.hotel.link-paid': 'The guest has done what the link asked for. This booking is confirmed.',
  'mail.hotel.link-expired':
    'The guest did not use the link in time. The rooms are free again, and the guest has an email.',
  'mail.hotel.link-ended': 'Your desk has given these rooms free. The guest has an email.',
  'mail.hotel.changed.subject': 'Booking {reference} changed: {name}, {date}',
  'mail.hotel.changed': 'This booking was changed. Below is the booking as it is now.',
  'mail.hotel.changed-by-guest': 'The guest has changed this booking. Below is the booking as it is now.',
  'mail.hotel.accepted': 'You have accepted this booking. It is confirmed, and its rooms are sold.',
  'mail.hotel.checked-in': 'The guest has completed the online check-in.',
  'mail.hotel.checked-in-extras':
    'The guest has completed the online check-in and added extras for {amount}.',
  'mail.hotel.cancelled.subject': 'Booking {reference} cancelled: {name}, {date}',
  'mail.hotel.cancelled': 'This booking was cancelled.',
  'mail.hotel.cancelled-by-guest': 'The guest has cancelled this booking.',
  'mail.hotel.declined': 'You have declined this request. The guest has an email.',
  'mail.hotel.request-expired':
    'This request was not answered in time. Nothing was booked, and the guest has an email.',
  'mail.hotel.no-show.subject': 'Booking {reference}: {name} did not arrive, {date}',
  'mail.hotel.no-show': 'This booking was marked as a no-show.',
  'mail.hotel.unpaid.subject': 'Booking {reference} not paid: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} could not be charged to the guest’s card. The guest was asked to pay, and the card is tried again.',
  'mail.hotel.unpaid-given-up':
    '{amount} could not be charged, and is not tried again. The booking stands: ask the guest for the money.',
  'mail.hotel.disputed.subject': 'Booking {reference} disputed: {name}, {date}',
  'mail.hotel.disputed':
    'The guest’s bank has taken {amount} back. Answer the dispute at your payment service; the booking stands.',
  'mail.hotel.arrivals.subject': {
    one: 'Arrivals of {date}: {count} room',
    other: 'Arrivals of {date}: {count} rooms',
  },
  'mail.hotel.arrivals': 'These guests arrive on {date}.',
  'mail.hotel.no-arrivals': 'There are no arrivals on {date}.',
  'mail.hotel.arriving': 'Arriving',
  'mail.hotel.leaving': 'Departing',
  'mail.hotel.staying': 'Staying on',
  'mail.hotel.pre-check-in': 'Online check-in',
  'mail.hotel.done': 'Completed',
  'mail.hotel.not-yet': 'Not yet',
} as const;
