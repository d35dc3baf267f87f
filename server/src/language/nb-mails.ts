import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Norwegian. */
export const nbMails: Catalogue = {
  'mail.greeting': 'Kjære {name}',
  'mail.greeting-nobody': 'Kjære gjest',
  'mail.reference': 'Bestillingsnummer',
  'mail.arrival': 'Ankomst',
  'mail.departure': 'Avreise',
  'mail.from-time': '{date}, fra kl.\u00a0{time}',
  'mail.until-time': '{date}, senest kl.\u00a0{time}',
  'mail.discount': 'Gavekort',
  'mail.total': 'Totalt',
  'mail.paid': 'Betalt',
  'mail.balance': 'Gjenstår å betale',
  'mail.charged-on': 'Trekkes fra kortet ditt {date}',
  'mail.at-hotel': 'Betales på hotellet',
  'mail.mandate': 'Du samtykket til: «{words}»',
  'mail.included': 'Inkludert',
  'mail.tax-included': 'Prisene er inkl. {tax}.',
  'mail.requests-noted': 'Vi har notert ønskene dine.',
  'mail.contact': 'Spørsmål? Ring {telephone} eller skriv til {email}.',
  'mail.event': 'Oppholdet ditt på {hotel}',

  'mail.confirmation.subject': 'Bestillingen din på {hotel}: {reference}',
  'mail.confirmation.thanks': 'Takk for bestillingen. Vi gleder oss til å ønske deg velkommen.',
  'mail.confirmation.room': 'Rom {number}: {name}',
  'mail.confirmation.lead-guest': 'Hovedgjest: {name}',
  'mail.confirmation.manage': 'Se eller endre bestillingen',
  'mail.confirmation.check-in': 'Online innsjekking',
  'mail.confirmation.receipt': 'Kvittering (PDF)',

  'mail.requested.subject': 'Forespørselen din til {hotel}: {reference}',
  'mail.requested.text':
    'Takk for forespørselen. Den skal faktureres organisasjonen din, så vi ser på den selv før vi bekrefter den.',
  'mail.requested.next':
    'Bestillingen er ikke bekreftet ennå, og ingen rom holdes av. Vi svarer på e-post innen fire dager. Med organisasjonens faktura-PIN eller en konto med e-postadressen dens bekreftes en bestilling med en gang.',
  'mail.request-over.subject': 'Forespørselen til {hotel} kunne ikke bekreftes: {reference}',
  'mail.request-over.text':
    'Vi beklager: vi kunne ikke bekrefte forespørselen. Ingenting er bestilt, og ingenting blir fakturert.',

  'mail.due.subject': 'Betalingen til {hotel} gikk ikke gjennom: {reference}',
  'mail.due.text':
    'Som avtalt prøvde vi å trekke {amount} fra kortet ditt, og banken tillot det ikke. Bestillingen gjelder fortsatt. Betal med et annet kort, eller godkjenn betalingen i banken din.',
  'mail.due.again': 'Ellers prøver vi det samme kortet igjen {date}.',
  'mail.due.last': 'Vi prøver ikke å belaste kortet ditt igjen. Betal med et annet kort, eller kontakt oss.',
  'mail.due.action': 'Betal nå',
  'mail.due-paid.subject': 'Betalingen til {hotel}: {reference}',
  'mail.due-paid.text': 'Vi har mottatt betalingen på {amount}. Takk.',
  'mail.link.subject': 'Bekreft bestillingen på {hotel}: {reference}',
  'mail.link.text': 'Takk for at du bestilte hos oss på telefon. Vi holder av disse rommene til deg.',
  'mail.link.pay':
    'Betal {amount} senest {until} via lenken nedenfor for å bekrefte bestillingen. Deretter er rommene ledige igjen.',
  'mail.link.card':
    'Oppgi et kort senest {until} via lenken nedenfor for å bekrefte bestillingen. Ingenting trekkes nå. Deretter er rommene ledige igjen.',
  'mail.link.mandate': 'Med kortet samtykker du til: «{words}»',
  'mail.link.action': 'Betal nå',
  'mail.link.card-action': 'Oppgi et kort',
  'mail.link-over.subject': 'Rommene dine på {hotel} holdes ikke lenger av: {reference}',
  'mail.link-over.text':
    'Vi holdt av rom til deg til du bekreftet dem via lenken vår. De er ledige igjen, og ingenting er trukket.',
  'mail.expired.subject': 'Bestillingen på {hotel} ble ikke gjennomført: {reference}',
  'mail.expired.text':
    'Vi holdt av rommene mens vi ventet på betalingen din. Den kom ikke i tide, så rommene er ledige igjen. Ingenting er trukket.',
  'mail.expired.again': 'Vil du fortsatt komme? Søket ditt er ett klikk unna.',
  'mail.expired.action': 'Søk igjen',

  'mail.table.subject': 'Bordet ditt på {restaurant}: {reference}',
  'mail.table.text': 'Bordet er bestilt. Vi gleder oss til å se deg.',
  'mail.table.reference': 'Bordbestilling',
  'mail.table.restaurant': 'Restaurant',
  'mail.table.time': 'Dato og tid',
  'mail.table.at': '{date} kl.\u00a0{time}',
  'mail.table.leave': 'Bordet er ditt til kl.',
  'mail.table.party': 'Selskap',
  'mail.table.promotion': 'Tilbud',
  'mail.table.name': 'I navnet',
  'mail.table.manage': 'Flytt eller avbestill bordet',
  'mail.table.moved.subject': 'Nytt tidspunkt for bordet ditt på {restaurant}: {reference}',
  'mail.table.moved.text': 'Bordet er flyttet. Vi gleder oss til å se deg.',
  'mail.table.cancelled.subject': 'Bordet ditt på {restaurant} er avbestilt: {reference}',
  'mail.table.cancelled.text': 'Bordet er avbestilt. Vi håper å se deg en annen gang.',
  'mail.table.event': 'Bord på {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Den online innsjekkingen på {hotel} er fullført: {reference}',
  'mail.checked-in.text': 'Takk for at du sjekket inn før ankomst. Alt er klart, og nøkkelen venter på deg.',
  'mail.checked-in.guests': 'Gjester',
  'mail.checked-in.setup': 'Rommets innredning',
  'mail.review.subject': 'Hvordan var oppholdet ditt på {hotel}?',
  'mail.review.text':
    'Takk for at du bodde hos oss. Vil du fortelle oss og kommende gjester hvordan det var?',
  'mail.review.how':
    'Vi ser på hver anmeldelse før den vises på nettstedet vårt, under navnet du velger. Om den er god eller dårlig, spiller ingen rolle.',
  'mail.review.action': 'Skriv en anmeldelse',
  'mail.review.note': 'Lenken gjelder bare oppholdet ditt og virker til og med {date}. Vi spør bare én gang.',

  'mail.confirm-email.subject': 'Bekreft e-postadressen din hos {hotel}',
  'mail.confirm-email.text':
    'Takk for at du har opprettet en konto hos oss. Bekreft at denne adressen er din.',
  'mail.confirm-email.action': 'Bekreft e-postadressen din',
  'mail.confirm-email.note':
    'Lenken virker én gang innen 24 timer. Har du ikke opprettet en konto, kan du se bort fra denne e-posten.',

  'mail.password-reset.subject': 'Passordet ditt hos {hotel}',
  'mail.password-reset.text': 'Du har bedt om å tilbakestille passordet. Velg et nytt med denne lenken.',
  'mail.password-reset.action': 'Tilbakestill passordet',
  'mail.password-reset.note':
    'Lenken virker én gang innen en time. Har du ikke bedt om det, kan du se bort fra denne e-posten: passordet er uendret.',

  'mail.password-changed.subject': 'Passordet ditt hos {hotel} er endret',
  'mail.password-changed.text': 'Passordet til kontoen din er endret.',
  'mail.password-changed.note':
    'Var det deg, trenger du ikke å gjøre noe. Hvis ikke, tilbakestill det straks og kontakt oss.',
  'mail.password-changed.action': 'Tilbakestill passordet',

  'mail.account-exists.subject': 'Kontoen din hos {hotel}',
  'mail.account-exists.text':
    'Noen prøvde å opprette en konto med denne e-postadressen. Du har allerede en, så ingenting er endret.',
  'mail.account-exists.forgot': 'Var det deg, og har du glemt passordet, kan du tilbakestille det.',
  'mail.account-exists.action': 'Tilbakestill passordet',

  'mail.privacy-link.subject': 'Dataene dine hos {hotel}',
  'mail.privacy-link.text':
    'Du har spurt hva {hotel} har lagret om deg. Med denne lenken kan du se det, laste det ned og få det slettet.',
  'mail.privacy-link.action': 'Se dataene dine',
  'mail.privacy-link.note':
    'Lenken virker én gang innen en time. Har du ikke bedt om det, kan du se bort fra denne e-posten: ingenting endres.',

  'mail.staff-invitation.subject': 'Tilgangen din til resepsjonen på {hotel}',
  'mail.staff-invitation.greeting': 'Hei',
  'mail.staff-invitation.text': 'Du er invitert til resepsjonen på {hotel}. Rollen din: {role}.',
  'mail.staff-invitation.action': 'Godta invitasjonen',
  'mail.staff-invitation.note':
    'Lenken virker én gang innen sju dager. Ventet du den ikke, kan du se bort fra denne e-posten.',
  'mail.role.read-only': 'kun lesing',
  'mail.role.front-desk': 'resepsjon',
  'mail.role.revenue': 'priser og belegg',
  'mail.role.finance': 'økonomi',
  'mail.role.owner': 'eier',
  'mail.role.operator': 'driftsansvarlig',
  'mail.hotel.greeting': 'Hei',
  'mail.hotel.why': 'Denne e-posten sendes til adressene hotellet har oppgitt for bestillingene sine.',
  'mail.hotel.booker': 'Bestilt av',
  'mail.hotel.email': 'E-post',
  'mail.hotel.phone': 'Telefon',
  'mail.hotel.requests': 'Ønsker',
  'mail.hotel.extras': 'Tilvalg',
  'mail.hotel.new.subject': 'Ny bestilling {reference}: {name}, {date}',
  'mail.hotel.new': 'Det er kommet en ny bestilling på nettstedet deres. Den er bekreftet.',
  'mail.hotel.on-request':
    'En bestilling venter på svaret deres. Ingen rom holdes av før dere godtar den; gjesten venter svar innen fire dager.',
  'mail.hotel.by-desk': 'Resepsjonen deres har gjort denne bestillingen. Den er bekreftet.',
  'mail.hotel.held':
    'Resepsjonen deres har gjort denne bestillingen. Rommene holdes av til {until}, og gjesten har en lenke for å bekrefte den.',
  'mail.hotel.link-paid': 'Gjesten har gjort det lenken ba om. Bestillingen er bekreftet.',
  'mail.hotel.link-expired':
    'Gjesten brukte ikke lenken i tide. Rommene er ledige igjen, og gjesten har fått en e-post.',
  'mail.hotel.link-ended': 'Resepsjonen deres har frigitt rommene. Gjesten har fått en e-post.',
  'mail.hotel.changed.subject': 'Bestilling {reference} endret: {name}, {date}',
  'mail.hotel.changed': 'Bestillingen er endret. Nedenfor står den slik den er nå.',
  'mail.hotel.changed-by-guest': 'Gjesten har endret bestillingen. Nedenfor står den slik den er nå.',
  'mail.hotel.accepted': 'Dere har godtatt bestillingen. Den er bekreftet, og rommene er solgt.',
  'mail.hotel.checked-in': 'Gjesten har sjekket inn på nettet.',
  'mail.hotel.checked-in-extras': 'Gjesten har sjekket inn på nettet og lagt til tilvalg for {amount}.',
  'mail.hotel.cancelled.subject': 'Bestilling {reference} avbestilt: {name}, {date}',
  'mail.hotel.cancelled': 'Bestillingen er avbestilt.',
  'mail.hotel.cancelled-by-guest': 'Gjesten har avbestilt.',
  'mail.hotel.declined': 'Dere har avslått forespørselen. Gjesten har fått en e-post.',
  'mail.hotel.request-expired':
    'Forespørselen ble ikke besvart i tide. Ingenting er bestilt, og gjesten har fått en e-post.',
  'mail.hotel.no-show.subject': 'Bestilling {reference}: {name} kom ikke, {date}',
  'mail.hotel.no-show': 'Bestillingen er markert som ikke møtt.',
  'mail.hotel.unpaid.subject': 'Bestilling {reference} ikke betalt: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} kunne ikke trekkes fra gjestens kort. Gjesten er bedt om å betale, og kortet prøves igjen.',
  'mail.hotel.unpaid-given-up':
    '{amount} kunne ikke trekkes og prøves ikke igjen. Bestillingen gjelder fortsatt: be gjesten om pengene.',
  'mail.hotel.disputed.subject': 'Innsigelse mot bestilling {reference}: {name}, {date}',
  'mail.hotel.disputed':
    'Gjestens bank har tatt tilbake {amount}. Svar på innsigelsen hos betalingstjenesten deres; bestillingen gjelder fortsatt.',
  'mail.hotel.arrivals.subject': {
    one: 'Ankomster {date}: {count} rom',
    other: 'Ankomster {date}: {count} rom',
  },
  'mail.hotel.arrivals': 'Disse gjestene kommer {date}.',
  'mail.hotel.no-arrivals': 'Det er ingen ankomster {date}.',
  'mail.hotel.arriving': 'Ankommer',
  'mail.hotel.leaving': 'Reiser',
  'mail.hotel.staying': 'Blir',
  'mail.hotel.pre-check-in': 'Innsjekking på nett',
  'mail.hotel.done': 'Fullført',
  'mail.hotel.not-yet': 'Ikke ennå',
  'mail.free-cancellation': 'Gratis avbestilling',
  'mail.until': 'til {when}',
};
