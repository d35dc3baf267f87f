import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Swedish. */
export const svMails: Catalogue = {
  'mail.greeting': 'Hej {name}',
  'mail.greeting-nobody': 'Kära gäst',
  'mail.reference': 'Bokningsnummer',
  'mail.arrival': 'Ankomst',
  'mail.departure': 'Avresa',
  'mail.from-time': '{date}, från kl.\u00a0{time}',
  'mail.until-time': '{date}, senast kl.\u00a0{time}',
  'mail.discount': 'Presentkort',
  'mail.total': 'Totalt',
  'mail.paid': 'Betalt',
  'mail.balance': 'Kvar att betala',
  'mail.charged-on': 'Dras från ditt kort {date}',
  'mail.at-hotel': 'Betalas på hotellet',
  'mail.mandate': 'Du godkände: ”{words}”',
  'mail.included': 'Ingår',
  'mail.tax-included': 'Priserna är inkl. {tax}.',
  'mail.requests-noted': 'Vi har noterat dina önskemål.',
  'mail.contact': 'Frågor? Ring {telephone} eller skriv till {email}.',
  'mail.event': 'Din vistelse på {hotel}',

  'mail.confirmation.subject': 'Din bokning på {hotel}: {reference}',
  'mail.confirmation.thanks': 'Tack för din bokning. Vi ser fram emot att välkomna dig.',
  'mail.confirmation.room': 'Rum {number}: {name}',
  'mail.confirmation.lead-guest': 'Huvudgäst: {name}',
  'mail.confirmation.manage': 'Se eller ändra din bokning',
  'mail.confirmation.check-in': 'Onlineincheckning',
  'mail.confirmation.receipt': 'Kvitto (PDF)',

  'mail.requested.subject': 'Din förfrågan till {hotel}: {reference}',
  'mail.requested.text':
    'Tack för din förfrågan. Den ska faktureras din organisation, så vi går igenom den själva innan vi bekräftar den.',
  'mail.requested.next':
    'Din bokning är inte bekräftad än och inga rum hålls. Vi svarar via e-post inom fyra dagar. Med din organisations faktura-pin eller ett konto med dess e-postadress bekräftas en bokning direkt.',
  'mail.request-over.subject': 'Din förfrågan till {hotel} kunde inte bekräftas: {reference}',
  'mail.request-over.text':
    'Vi beklagar: vi kunde inte bekräfta din förfrågan. Inget har bokats och inget faktureras.',

  'mail.due.subject': 'Din betalning till {hotel} gick inte igenom: {reference}',
  'mail.due.text':
    'Som avtalat försökte vi dra {amount} från ditt kort och din bank tillät det inte. Din bokning gäller fortfarande. Betala med ett annat kort eller godkänn betalningen hos din bank.',
  'mail.due.again': 'Annars försöker vi med samma kort igen {date}.',
  'mail.due.last':
    'Vi försöker inte dra pengar från ditt kort igen. Betala med ett annat kort eller kontakta oss.',
  'mail.due.action': 'Betala nu',
  'mail.due-paid.subject': 'Din betalning till {hotel}: {reference}',
  'mail.due-paid.text': 'Vi har tagit emot din betalning på {amount}. Tack.',
  'mail.link.subject': 'Bekräfta din bokning på {hotel}: {reference}',
  'mail.link.text': 'Tack för att du bokade hos oss per telefon. Vi håller dessa rum åt dig.',
  'mail.link.pay':
    'Betala {amount} senast {until} via länken nedan för att bekräfta din bokning. Därefter är rummen lediga igen.',
  'mail.link.card':
    'Ange ett kort senast {until} via länken nedan för att bekräfta din bokning. Inget dras nu. Därefter är rummen lediga igen.',
  'mail.link.mandate': 'Med kortet godkänner du: ”{words}”',
  'mail.link.action': 'Betala nu',
  'mail.link.card-action': 'Ange ett kort',
  'mail.link-over.subject': 'Dina rum på {hotel} hålls inte längre: {reference}',
  'mail.link-over.text':
    'Vi höll rum åt dig tills du bekräftade dem via vår länk. De är lediga igen och inget har dragits.',
  'mail.expired.subject': 'Din bokning på {hotel} genomfördes inte: {reference}',
  'mail.expired.text':
    'Vi höll dina rum medan vi väntade på din betalning. Den kom inte i tid, så rummen är lediga igen. Inget har dragits.',
  'mail.expired.again': 'Vill du fortfarande komma? Din sökning är ett klick bort.',
  'mail.expired.action': 'Sök igen',

  'mail.table.subject': 'Ditt bord på {restaurant}: {reference}',
  'mail.table.text': 'Ditt bord är bokat. Vi ser fram emot att träffa dig.',
  'mail.table.reference': 'Bordsnummer',
  'mail.table.restaurant': 'Restaurang',
  'mail.table.time': 'Datum och tid',
  'mail.table.at': '{date} kl.\u00a0{time}',
  'mail.table.leave': 'Bordet är ditt till kl.',
  'mail.table.party': 'Sällskap',
  'mail.table.promotion': 'Erbjudande',
  'mail.table.name': 'I namnet',
  'mail.table.manage': 'Flytta eller avboka bordet',
  'mail.table.moved.subject': 'Ny tid för ditt bord på {restaurant}: {reference}',
  'mail.table.moved.text': 'Ditt bord har flyttats. Vi ser fram emot att träffa dig.',
  'mail.table.cancelled.subject': 'Ditt bord på {restaurant} är avbokat: {reference}',
  'mail.table.cancelled.text': 'Ditt bord är avbokat. Vi hoppas att få träffa dig en annan gång.',
  'mail.table.event': 'Bord på {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Din onlineincheckning på {hotel} är klar: {reference}',
  'mail.checked-in.text':
    'Tack för att du checkade in före ankomsten. Allt är klart och din nyckel väntar på dig.',
  'mail.checked-in.guests': 'Gäster',
  'mail.checked-in.setup': 'Rummets bäddning',
  'mail.review.subject': 'Hur var din vistelse på {hotel}?',
  'mail.review.text':
    'Tack för att du bodde hos oss. Vill du berätta för oss och kommande gäster hur det var?',
  'mail.review.how':
    'Vi tittar på varje omdöme innan det visas på vår webbplats, under det namn du väljer. Bra eller dåligt gör ingen skillnad.',
  'mail.review.action': 'Skriv ett omdöme',
  'mail.review.note':
    'Länken gäller bara din vistelse och fungerar till och med {date}. Vi frågar bara en gång.',

  'mail.confirm-email.subject': 'Bekräfta din e-postadress hos {hotel}',
  'mail.confirm-email.text': 'Tack för att du har skapat ett konto hos oss. Bekräfta att adressen är din.',
  'mail.confirm-email.action': 'Bekräfta din e-postadress',
  'mail.confirm-email.note':
    'Länken fungerar en gång inom 24 timmar. Har du inte skapat något konto kan du bortse från mejlet.',

  'mail.password-reset.subject': 'Ditt lösenord hos {hotel}',
  'mail.password-reset.text':
    'Du har bett om att återställa ditt lösenord. Välj ett nytt med den här länken.',
  'mail.password-reset.action': 'Återställ ditt lösenord',
  'mail.password-reset.note':
    'Länken fungerar en gång inom en timme. Har du inte bett om det kan du bortse från mejlet: ditt lösenord är oförändrat.',

  'mail.password-changed.subject': 'Ditt lösenord hos {hotel} har ändrats',
  'mail.password-changed.text': 'Lösenordet för ditt konto har ändrats.',
  'mail.password-changed.note':
    'Var det du behöver du inte göra något. Om inte, återställ det genast och kontakta oss.',
  'mail.password-changed.action': 'Återställ ditt lösenord',

  'mail.account-exists.subject': 'Ditt konto hos {hotel}',
  'mail.account-exists.text':
    'Någon försökte skapa ett konto med den här e-postadressen. Du har redan ett, så inget har ändrats.',
  'mail.account-exists.forgot': 'Var det du och har du glömt ditt lösenord kan du återställa det.',
  'mail.account-exists.action': 'Återställ ditt lösenord',

  'mail.privacy-link.subject': 'Dina uppgifter hos {hotel}',
  'mail.privacy-link.text':
    'Du har frågat vad {hotel} har sparat om dig. Med den här länken kan du se det, ladda ned det och få det raderat.',
  'mail.privacy-link.action': 'Se dina uppgifter',
  'mail.privacy-link.note':
    'Länken fungerar en gång inom en timme. Har du inte bett om det kan du bortse från mejlet: inget ändras.',

  'mail.staff-invitation.subject': 'Din åtkomst till receptionen på {hotel}',
  'mail.staff-invitation.greeting': 'Hej',
  'mail.staff-invitation.text': 'Du är inbjuden till receptionen på {hotel}. Din roll: {role}.',
  'mail.staff-invitation.action': 'Tacka ja till inbjudan',
  'mail.staff-invitation.note':
    'Länken fungerar en gång inom sju dagar. Väntade du dig den inte kan du bortse från mejlet.',
  'mail.role.read-only': 'endast läsning',
  'mail.role.front-desk': 'reception',
  'mail.role.revenue': 'priser och beläggning',
  'mail.role.finance': 'ekonomi',
  'mail.role.owner': 'ägare',
  'mail.role.operator': 'driftansvarig',
  'mail.hotel.greeting': 'Hej',
  'mail.hotel.why': 'Mejlet skickas till de adresser som hotellet har angett för sina bokningar.',
  'mail.hotel.booker': 'Bokad av',
  'mail.hotel.email': 'E-post',
  'mail.hotel.phone': 'Telefon',
  'mail.hotel.requests': 'Önskemål',
  'mail.hotel.extras': 'Tillval',
  'mail.hotel.new.subject': 'Ny bokning {reference}: {name}, {date}',
  'mail.hotel.new': 'En ny bokning har kommit in på er webbplats. Den är bekräftad.',
  'mail.hotel.on-request':
    'En bokning väntar på ert svar. Inga rum hålls förrän ni godkänner den; gästen väntar ert svar inom fyra dagar.',
  'mail.hotel.by-desk': 'Er reception har gjort bokningen. Den är bekräftad.',
  'mail.hotel.held':
    'Er reception har gjort bokningen. Rummen hålls till {until} och gästen har en länk för att bekräfta den.',
  'mail.hotel.link-paid': 'Gästen har gjort det som länken bad om. Bokningen är bekräftad.',
  'mail.hotel.link-expired':
    'Gästen använde inte länken i tid. Rummen är lediga igen och gästen har fått ett mejl.',
  'mail.hotel.link-ended': 'Er reception har släppt rummen. Gästen har fått ett mejl.',
  'mail.hotel.changed.subject': 'Bokning {reference} ändrad: {name}, {date}',
  'mail.hotel.changed': 'Bokningen har ändrats. Nedan står den som den är nu.',
  'mail.hotel.changed-by-guest': 'Gästen har ändrat bokningen. Nedan står den som den är nu.',
  'mail.hotel.accepted': 'Ni har godkänt bokningen. Den är bekräftad och rummen är sålda.',
  'mail.hotel.checked-in': 'Gästen har checkat in online.',
  'mail.hotel.checked-in-extras': 'Gästen har checkat in online och lagt till tillval för {amount}.',
  'mail.hotel.cancelled.subject': 'Bokning {reference} avbokad: {name}, {date}',
  'mail.hotel.cancelled': 'Bokningen är avbokad.',
  'mail.hotel.cancelled-by-guest': 'Gästen har avbokat bokningen.',
  'mail.hotel.declined': 'Ni har avvisat förfrågan. Gästen har fått ett mejl.',
  'mail.hotel.request-expired':
    'Förfrågan besvarades inte i tid. Inget har bokats och gästen har fått ett mejl.',
  'mail.hotel.no-show.subject': 'Bokning {reference}: {name} kom inte, {date}',
  'mail.hotel.no-show': 'Bokningen är markerad som utebliven.',
  'mail.hotel.unpaid.subject': 'Bokning {reference} ej betald: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} kunde inte dras från gästens kort. Gästen har ombetts att betala och kortet provas igen.',
  'mail.hotel.unpaid-given-up':
    '{amount} kunde inte dras och provas inte igen. Bokningen gäller fortfarande: be gästen om pengarna.',
  'mail.hotel.disputed.subject': 'Bestridd bokning {reference}: {name}, {date}',
  'mail.hotel.disputed':
    'Gästens bank har tagit tillbaka {amount}. Svara på bestridandet hos er betaltjänst; bokningen gäller fortfarande.',
  'mail.hotel.arrivals.subject': {
    one: 'Ankomster {date}: {count} rum',
    other: 'Ankomster {date}: {count} rum',
  },
  'mail.hotel.arrivals': 'De här gästerna kommer {date}.',
  'mail.hotel.no-arrivals': 'Det finns inga ankomster {date}.',
  'mail.hotel.arriving': 'Anländer',
  'mail.hotel.leaving': 'Reser',
  'mail.hotel.staying': 'Stannar',
  'mail.hotel.pre-check-in': 'Onlineincheckning',
  'mail.hotel.done': 'Klar',
  'mail.hotel.not-yet': 'Inte än',
  'mail.free-cancellation': 'Fri avbokning',
  'mail.until': 'till {when}',
};
