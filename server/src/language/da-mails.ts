import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Danish. */
export const daMails: Catalogue = {
  'mail.greeting': 'Kære {name}',
  'mail.greeting-nobody': 'Kære gæst',
  'mail.reference': 'Bookingnummer',
  'mail.arrival': 'Ankomst',
  'mail.departure': 'Afrejse',
  'mail.from-time': '{date}, fra kl.\u00a0{time}',
  'mail.until-time': '{date}, senest kl.\u00a0{time}',
  'mail.discount': 'Gavekort',
  'mail.total': 'I alt',
  'mail.paid': 'Betalt',
  'mail.balance': 'Restbeløb',
  'mail.charged-on': 'Trækkes på dit kort {date}',
  'mail.at-hotel': 'Betales på hotellet',
  'mail.mandate': 'Du gav samtykke til: “{words}”',
  'mail.included': 'Inkluderet',
  'mail.tax-included': 'Priserne er inkl. {tax}.',
  'mail.requests-noted': 'Vi har noteret dine ønsker.',
  'mail.contact': 'Spørgsmål? Ring på {telephone}, eller skriv til {email}.',
  'mail.event': 'Dit ophold på {hotel}',

  'mail.confirmation.subject': 'Din booking på {hotel}: {reference}',
  'mail.confirmation.thanks': 'Tak for din booking. Vi glæder os til at byde dig velkommen.',
  'mail.confirmation.room': 'Værelse {number}: {name}',
  'mail.confirmation.lead-guest': 'Hovedgæst: {name}',
  'mail.confirmation.manage': 'Se eller ændr din booking',
  'mail.confirmation.check-in': 'Online indtjekning',
  'mail.confirmation.receipt': 'Kvittering (PDF)',

  'mail.requested.subject': 'Din forespørgsel til {hotel}: {reference}',
  'mail.requested.text':
    'Tak for din forespørgsel. Den skal faktureres til din organisation, så vi ser selv på den, før vi bekræfter den.',
  'mail.requested.next':
    'Din booking er endnu ikke bekræftet, og der er ikke holdt værelser. Vi svarer på e-mail inden for fire dage. Med din organisations faktura-PIN eller en konto med dens e-mailadresse bekræftes en booking med det samme.',
  'mail.request-over.subject': 'Vi kunne ikke bekræfte din forespørgsel til {hotel}: {reference}',
  'mail.request-over.text':
    'Vi beklager: vi kunne ikke bekræfte din forespørgsel. Intet er booket, og intet bliver faktureret.',

  'mail.due.subject': 'Din betaling til {hotel} gik ikke igennem: {reference}',
  'mail.due.text':
    'Som aftalt har vi prøvet at trække {amount} på dit kort, og din bank tillod det ikke. Din booking gælder stadig. Betal med et andet kort, eller godkend betalingen i din bank.',
  'mail.due.again': 'Ellers prøver vi det samme kort igen {date}.',
  'mail.due.last': 'Vi prøver ikke dit kort igen. Betal med et andet kort, eller kontakt os.',
  'mail.due.action': 'Betal nu',
  'mail.due-paid.subject': 'Din betaling til {hotel}: {reference}',
  'mail.due-paid.text': 'Vi har modtaget din betaling på {amount}. Tak.',
  'mail.link.subject': 'Bekræft din booking på {hotel}: {reference}',
  'mail.link.text': 'Tak, fordi du bookede hos os over telefonen. Vi holder disse værelser til dig.',
  'mail.link.pay':
    'Betal {amount} senest {until} via linket herunder for at bekræfte din booking. Derefter er værelserne ledige igen.',
  'mail.link.card':
    'Giv os et kort senest {until} via linket herunder for at bekræfte din booking. Der trækkes intet nu. Derefter er værelserne ledige igen.',
  'mail.link.mandate': 'Med kortet giver du samtykke til: “{words}”',
  'mail.link.action': 'Betal nu',
  'mail.link.card-action': 'Giv et kort',
  'mail.link-over.subject': 'Vi holder ikke længere dine værelser på {hotel}: {reference}',
  'mail.link-over.text':
    'Vi holdt værelser til dig, til du bekræftede dem via vores link. De er ledige igen, og intet er trukket.',
  'mail.expired.subject': 'Din booking på {hotel} blev ikke gennemført: {reference}',
  'mail.expired.text':
    'Vi holdt dine værelser, mens vi ventede på din betaling. Den kom ikke i tide, så værelserne er ledige igen. Intet er trukket.',
  'mail.expired.again': 'Vil du stadig gerne komme? Din søgning er ét klik væk.',
  'mail.expired.action': 'Søg igen',

  'mail.table.subject': 'Dit bord på {restaurant}: {reference}',
  'mail.table.text': 'Dit bord er booket. Vi glæder os til at se dig.',
  'mail.table.reference': 'Bordreference',
  'mail.table.restaurant': 'Restaurant',
  'mail.table.time': 'Dato og tid',
  'mail.table.at': '{date} kl.\u00a0{time}',
  'mail.table.leave': 'Bordet er dit til kl.',
  'mail.table.party': 'Selskab',
  'mail.table.promotion': 'Tilbud',
  'mail.table.name': 'I navnet',
  'mail.table.manage': 'Flyt eller annuller bookingen',
  'mail.table.moved.subject': 'Nyt tidspunkt for dit bord på {restaurant}: {reference}',
  'mail.table.moved.text': 'Din booking er flyttet. Vi glæder os til at se dig.',
  'mail.table.cancelled.subject': 'Dit bord på {restaurant} er annulleret: {reference}',
  'mail.table.cancelled.text': 'Din booking er annulleret. Vi håber at se dig en anden gang.',
  'mail.table.event': 'Bord på {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Din online indtjekning på {hotel} er gennemført: {reference}',
  'mail.checked-in.text':
    'Tak, fordi du tjekkede ind før din ankomst. Alt er klar, og din nøgle venter på dig.',
  'mail.checked-in.guests': 'Gæster',
  'mail.checked-in.setup': 'Værelsets indretning',

  'mail.review.subject': 'Hvordan var dit ophold på {hotel}?',
  'mail.review.text': 'Tak, fordi du boede hos os. Vil du fortælle os og kommende gæster, hvordan det var?',
  'mail.review.how':
    'Vi ser på hver anmeldelse, før den vises på vores hjemmeside under det navn, du vælger. Det gør ingen forskel, om den er god eller dårlig.',
  'mail.review.action': 'Skriv en anmeldelse',
  'mail.review.note': 'Linket gælder kun dit ophold og virker til og med {date}. Vi spørger kun én gang.',

  'mail.confirm-email.subject': 'Bekræft din e-mailadresse hos {hotel}',
  'mail.confirm-email.text': 'Tak, fordi du har oprettet en konto hos os. Bekræft, at denne adresse er din.',
  'mail.confirm-email.action': 'Bekræft din e-mailadresse',
  'mail.confirm-email.note':
    'Linket virker én gang inden for 24 timer. Har du ikke oprettet en konto, kan du se bort fra denne e-mail.',

  'mail.password-reset.subject': 'Din adgangskode hos {hotel}',
  'mail.password-reset.text':
    'Du har bedt om at nulstille din adgangskode. Vælg en ny ved hjælp af dette link.',
  'mail.password-reset.action': 'Nulstil din adgangskode',
  'mail.password-reset.note':
    'Linket virker én gang inden for en time. Har du ikke bedt om det, kan du se bort fra denne e-mail: din adgangskode er uændret.',

  'mail.password-changed.subject': 'Din adgangskode hos {hotel} er ændret',
  'mail.password-changed.text': 'Adgangskoden til din konto er ændret.',
  'mail.password-changed.note':
    'Var det dig, skal du ikke gøre noget. Var det ikke dig, så nulstil den straks, og kontakt os.',
  'mail.password-changed.action': 'Nulstil din adgangskode',

  'mail.account-exists.subject': 'Din konto hos {hotel}',
  'mail.account-exists.text':
    'Nogen har forsøgt at oprette en konto med denne e-mailadresse. Du har allerede en, så intet er ændret.',
  'mail.account-exists.forgot': 'Var det dig, og har du glemt din adgangskode, kan du nulstille den.',
  'mail.account-exists.action': 'Nulstil din adgangskode',

  'mail.privacy-link.subject': 'Dine data hos {hotel}',
  'mail.privacy-link.text':
    'Du har spurgt, hvad {hotel} har gemt om dig. Med dette link kan du se det, hente det og få det slettet.',
  'mail.privacy-link.action': 'Se dine data',
  'mail.privacy-link.note':
    'Linket virker én gang inden for en time. Hvis du ikke har bedt om det, kan du se bort fra denne e-mail: intet ændres.',

  'mail.staff-invitation.subject': 'Din adgang til receptionen på {hotel}',
  'mail.staff-invitation.greeting': 'Hej',
  'mail.staff-invitation.text': 'Du er inviteret til receptionen på {hotel}. Din rolle: {role}.',
  'mail.staff-invitation.action': 'Tag imod invitationen',
  'mail.staff-invitation.note':
    'Linket virker én gang inden for syv dage. Ventede du det ikke, kan du se bort fra denne e-mail.',
  'mail.role.read-only': 'kun læsning',
  'mail.role.front-desk': 'reception',
  'mail.role.revenue': 'priser og belægning',
  'mail.role.finance': 'økonomi',
  'mail.role.owner': 'ejer',
  'mail.role.operator': 'driftsansvarlig',
  'mail.hotel.greeting': 'Goddag',
  'mail.hotel.why': 'Denne e-mail sendes til de adresser, som hotellet har angivet til sine bookinger.',
  'mail.hotel.booker': 'Booket af',
  'mail.hotel.email': 'E-mail',
  'mail.hotel.phone': 'Telefon',
  'mail.hotel.requests': 'Ønsker',
  'mail.hotel.extras': 'Tilvalg',
  'mail.hotel.new.subject': 'Ny booking {reference}: {name}, {date}',
  'mail.hotel.new': 'Der er kommet en ny booking på jeres hjemmeside. Den er bekræftet.',
  'mail.hotel.on-request':
    'En booking venter på jeres svar. Der holdes ingen værelser, før I accepterer den; gæsten venter jeres svar inden for fire dage.',
  'mail.hotel.by-desk': 'Jeres reception har lavet denne booking. Den er bekræftet.',
  'mail.hotel.held':
    'Jeres reception har lavet denne booking. Værelserne holdes til {until}, og gæsten har et link til at bekræfte den.',
  'mail.hotel.link-paid': 'Gæsten har gjort, hvad linket bad om. Denne booking er bekræftet.',
  'mail.hotel.link-expired':
    'Gæsten brugte ikke linket i tide. Værelserne er ledige igen, og gæsten har fået en e-mail.',
  'mail.hotel.link-ended': 'Jeres reception har frigivet værelserne. Gæsten har fået en e-mail.',
  'mail.hotel.changed.subject': 'Booking {reference} ændret: {name}, {date}',
  'mail.hotel.changed': 'Denne booking er ændret. Herunder står bookingen, som den er nu.',
  'mail.hotel.changed-by-guest': 'Gæsten har ændret denne booking. Herunder står bookingen, som den er nu.',
  'mail.hotel.accepted': 'I har accepteret denne booking. Den er bekræftet, og værelserne er solgt.',
  'mail.hotel.checked-in': 'Gæsten har gennemført online indtjekning.',
  'mail.hotel.checked-in-extras':
    'Gæsten har gennemført online indtjekning og tilføjet tilvalg for {amount}.',
  'mail.hotel.cancelled.subject': 'Booking {reference} annulleret: {name}, {date}',
  'mail.hotel.cancelled': 'Denne booking er annulleret.',
  'mail.hotel.cancelled-by-guest': 'Gæsten har annulleret denne booking.',
  'mail.hotel.declined': 'I har afvist denne forespørgsel. Gæsten har fået en e-mail.',
  'mail.hotel.request-expired':
    'Denne forespørgsel blev ikke besvaret i tide. Intet er booket, og gæsten har fået en e-mail.',
  'mail.hotel.no-show.subject': 'Booking {reference}: {name} kom ikke, {date}',
  'mail.hotel.no-show': 'Denne booking er markeret som udeblevet.',
  'mail.hotel.unpaid.subject': 'Booking {reference} ikke betalt: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} kunne ikke trækkes på gæstens kort. Gæsten er bedt om at betale, og kortet prøves igen.',
  'mail.hotel.unpaid-given-up':
    '{amount} kunne ikke trækkes og prøves ikke igen. Bookingen gælder stadig: bed gæsten om pengene.',
  'mail.hotel.disputed.subject': 'Indsigelse mod booking {reference}: {name}, {date}',
  'mail.hotel.disputed':
    'Gæstens bank har taget {amount} tilbage. Svar på indsigelsen hos jeres betalingstjeneste; bookingen gælder stadig.',
  'mail.hotel.arrivals.subject': {
    one: 'Ankomster {date}: {count} værelse',
    other: 'Ankomster {date}: {count} værelser',
  },
  'mail.hotel.arrivals': 'Disse gæster ankommer {date}.',
  'mail.hotel.no-arrivals': 'Der er ingen ankomster {date}.',
  'mail.hotel.arriving': 'Ankommer',
  'mail.hotel.leaving': 'Rejser',
  'mail.hotel.staying': 'Bliver',
  'mail.hotel.pre-check-in': 'Online indtjekning',
  'mail.hotel.done': 'Gennemført',
  'mail.hotel.not-yet': 'Ikke endnu',
  'mail.free-cancellation': 'Gratis afbestilling',
  'mail.until': 'indtil {when}',
};
