import type { Catalogue } from 'shared/domain';
import { daMails } from './da-mails.ts';

/** The server's messages to guests, in Danish. */
export const da: Catalogue = {
  ...daMails,

  'http.invalid': 'Forespørgslen er ugyldig.',
  'http.too-many': {
    one: 'For mange forsøg. Prøv igen om {count} minut.',
    other: 'For mange forsøg. Prøv igen om {count} minutter.',
  },
  'http.unauthorised': 'Du er ikke logget ind.',
  'http.forbidden': 'Det har du ikke adgang til.',
  'http.not-found': 'Ikke fundet',
  'http.method': 'Metoden er ikke tilladt',
  'http.too-large': 'Forespørgslen er for stor.',
  'http.address-too-long': 'Adressen er for lang.',
  'http.content-type': 'Denne indholdstype kan ikke bruges; send application/json.',
  'http.unread': 'Dette kan ikke læses.',
  'http.too-slow': 'Forespørgslen tog for lang tid.',
  'http.headers-too-large': 'Forespørgslens headere er for store.',
  'http.restarting': 'Tjenesten genstarter. Prøv igen.',
  'http.part-unavailable': 'Dette er ikke tilgængeligt i øjeblikket. Prøv igen.',
  'http.unavailable': 'Tjenesten er ikke tilgængelig i øjeblikket. Prøv igen.',
  'http.property': 'Dette hotel blev ikke fundet.',
  'http.booking': 'Denne booking blev ikke fundet.',
  'http.room': 'Dette værelse blev ikke fundet.',
  'http.rate': 'Denne pris blev ikke fundet.',
  'http.other-site': 'Forespørgslen kom fra et andet websted og blev afvist.',
  'http.restaurant': 'Denne restaurant blev ikke fundet.',
  'field.missing': 'Dette felt skal udfyldes.',
  'field.empty': 'Dette må ikke være tomt.',
  'field.too-short': {
    one: 'Her kræves mindst {count} tegn.',
    other: 'Her kræves mindst {count} tegn.',
  },
  'field.too-long': {
    one: 'Her er der plads til højst {count} tegn.',
    other: 'Her er der plads til højst {count} tegn.',
  },
  'text.unusable': 'Teksten indeholder tegn, der ikke kan bruges her.',

  'account.log-in': 'Log ind.',
  'account.password-changed': 'Din adgangskode er ændret',
  'account.password-not-changed': 'Din adgangskode blev ikke ændret. Kontrollér din nuværende adgangskode',
  'account.email-confirmed': 'Din e-mailadresse er bekræftet',
  'account.confirmation-sent': 'Vi har sendt dig en e-mail, så du kan bekræfte din adresse',
  'account.password-to-confirm': 'Angiv adgangskoden til denne konto for at bekræfte din adresse.',
  'account.password-not-its': 'Det er ikke adgangskoden til denne konto.',
  'account.link-invalid': 'Linket er udløbet eller allerede brugt. Bed om et nyt.',
  'account.card-removed': 'Dit kort er fjernet',
  'account.card-unknown': 'Dette gemte kort kendes ikke.',

  'promo.unknown': 'Denne kampagnekode er ikke gyldig.',
  'promo.expired': 'Denne kampagnekode er udløbet.',
  'promo.too-soon': 'Denne kampagnekode kan ikke bruges endnu.',
  'promo.no-rate': 'Denne kampagnekode ændrer ingen pris i din søgning.',
  'promo.other-dates': 'Denne kampagnekode gælder ikke for dine datoer.',
  'promo.minimum-nights': {
    one: 'Denne kampagnekode kræver et ophold på mindst {count} nat.',
    other: 'Denne kampagnekode kræver et ophold på mindst {count} nætter.',
  },
  'offer.unknown': 'Vi har intet tilbud med denne kode.',
  'search.past': 'Ankomstdatoen er passeret.',
  'search.order': 'Afrejsedagen skal ligge efter ankomstdagen.',
  'search.longest': 'Et ophold kan højst vare {count} nætter.',
  'search.rooms': {
    one: 'Højst {count} værelse kan bookes ad gangen.',
    other: 'Højst {count} værelser kan bookes ad gangen.',
  },
  'search.nobody': 'Der skal bo mindst én gæst i hvert værelse.',
  'search.ages': 'Alderen passer ikke til antallet af voksne, børn og spædbørn.',
  'search.largest-party': 'Der kan højst søges efter {count} gæster i ét værelse.',
  'calendar.order': 'Den sidste dag må ikke ligge før den første.',
  'company.text-too-short': 'Angiv mindst tre tegn af navnet',

  'invoice.not-offered': 'Dette hotel udsteder ikke fakturaer her. Spørg venligst i receptionen.',
  'invoice.not-confirmed': 'Der er en faktura, når bookingen er bekræftet.',
  'invoice.recipient': 'Angiv, hvem fakturaen skal udstedes til.',
  'invoice.name': 'Angiv et navn.',
  'invoice.address': 'Angiv en adresse.',
  'invoice.vat-id-country':
    '“{vatId}” er ikke et momsnummer: det begynder med landets to bogstaver, for eksempel {example}.',
  'invoice.vat-id-form': '“{vatId}” er ikke et momsnummer fra {country}: det ser ud som {example}.',
  'invoice.none-to-correct': 'Der er ingen faktura for denne reservation at rette.',
  'invoice.corrected-already': 'Denne faktura er i mellemtiden rettet af {number}. Åbn siden igen.',
  'invoice.corrected-too-often':
    'Denne faktura er allerede rettet flere gange. Bed hotellet om endnu en rettelse.',
  'group.not-found': 'Denne hotelgruppe blev ikke fundet.',
  'group.unknown-area': 'Hotelgruppen har ikke dette område.',

  'check-in.done-title': 'Du er tjekket ind',
  'check-in.done': 'Dit online check-in er gennemført. Vi glæder os til at byde dig velkommen.',
  'check-in.done-before':
    'Dit online check-in blev gennemført tidligere, og denne gang blev intet ændret. Kontakt os, hvis du vil ændre noget.',
  'check-in.cancelled-title': 'Denne booking er ikke aktiv',
  'check-in.cancelled':
    'Denne booking blev ikke gennemført eller er annulleret, så der er intet at tjekke ind til.',
  'check-in.waiting-title': 'Din booking er ikke bekræftet endnu',
  'check-in.waiting': 'Du kan tjekke ind, så snart din betaling er bekræftet. Prøv igen om lidt.',
  'check-in.past-title': 'Din ankomstdato er passeret',
  'check-in.past': 'Online check-in er åbent til og med ankomstdagen. Spørg i receptionen, eller kontakt os.',
  'check-in.other-reservation': 'Dette er ikke linkets booking.',
  'check-in.unknown-room': 'Dette værelse er ikke en del af bookingen.',
  'check-in.other-dates': 'Dette er ikke din bookings datoer. De kan ikke ændres her: kontakt os.',
  'check-in.other-room': 'Dette er ikke din bookings værelse eller pris.',
  'check-in.room-twice': 'Dette værelse er med to gange.',
  'check-in.missing-rooms': 'Alle bookingens værelser skal tjekkes ind.',
  'check-in.no-guests': 'Angiv, hvem der bor i værelset.',
  'check-in.extras-gone': 'Ikke længere ledigt: {extras}. Intet er gemt. Vælg igen.',
  'check-in.price-changed': 'Dine tilvalg koster nu {price} i alt. Intet er gemt. Se dem efter, og gem igen.',

  'date.past': 'Ankomstdatoen er passeret.',
  'date.order': 'Afrejsen skal ligge efter ankomsten.',
  'date.too-long': {
    one: 'Et ophold er på højst {count} nat.',
    other: 'Et ophold er på højst {count} nætter.',
  },
  'room.too-many': {
    one: 'En booking er på højst {count} værelse.',
    other: 'En booking er på højst {count} værelser.',
  },
  'room.unknown-type': 'Denne værelsestype kendes ikke.',
  'room.unknown-rate': 'Denne pris kendes ikke.',
  'room.unknown-configuration': 'Værelset kan ikke indrettes sådan.',
  'room.ages': 'Alderen passer ikke til antallet af voksne, børn og spædbørn.',
  'room.too-many-names': 'Der er angivet flere gæster, end der bor i værelset.',
  'board.RoomOnly': 'Kun overnatning',
  'board.BedAndBreakfast': 'Overnatning med morgenmad',
  'board.HalfBoard': 'Halvpension',
  'board.FullBoard': 'Helpension',
  'board.AllInclusive': 'All inclusive',
  'extra.worth': '{extra} (værdi {worth})',
  'extra.unknown': 'Dette tilvalg hører ikke til værelset.',
  'extra.twice': 'Dette tilvalg er valgt to gange.',
  'payment.not-offered': 'Denne betalingsmåde tilbydes ikke her.',
  'due.paid': 'Din betaling er modtaget. Tak.',
  'due.not-due': 'Dette beløb skal ikke betales nu, eller ikke længere. Intet er trukket. Se efter igen.',
  'due.no-card': 'Hotellet har ikke længere et kort til denne booking. Angiv et kort.',
  'payment.times-changed':
    'Hotellet har ændret, hvornår denne pris betales. Intet er booket. Vælg dit værelse igen.',
  'mandate.charge': '{amount} den {date}',
  'mandate.later':
    'Når du bekræfter, lader du {hotel} gemme dette kort og trække {charges} på det uden at spørge dig igen.',
  'mandate.guarantee':
    'Når du bekræfter, lader du {hotel} gemme dette kort som garanti og trække afbestillingsbetingelsernes gebyrer på det.',
  'payment.unknown-company': 'Denne organisation kendes ikke.',
  'payment.wrong-pin':
    'Denne PIN er ikke rigtig. Kontrollér den, eller lad feltet stå tomt: så bekræfter hotellet din booking på e-mail.',
  'request.made':
    'Din forespørgsel er sendt til hotellet. Din booking er endnu ikke bekræftet: hotellet svarer på e-mail.',
  'request.waiting': 'Hotellet har endnu ikke svaret på din forespørgsel. Det svarer på e-mail.',
  'request.over': 'Hotellet kunne ikke bekræfte din forespørgsel. Intet er booket.',
  'payment.typed-card':
    'Kortnumre modtages ikke her: indtast kortet i betalingstjenestens formular. Genindlæs venligst siden.',
  'payment.saved-card': 'Dette gemte kort kendes ikke.',
  'payment.action': 'Din bank beder dig bekræfte betalingen.',
  'payment.checking': 'Vi venter på bekræftelsen af din betaling.',
  'payment.challenge':
    'Før endnu et kort prøves, skal vi se, at du ikke er en robot. Vises der intet til det, så ring til hotellet.',
  'payment.many-declines': {
    one: 'Flere kort blev afvist. Prøv igen om {count} minut, eller ring til hotellet.',
    other: 'Flere kort blev afvist. Prøv igen om {count} minutter, eller ring til hotellet.',
  },
  'payment.declined': 'Dit kort blev afvist, og intet er trukket. Prøv et andet kort.',
  'payment.insufficient-funds':
    'Dit kort blev afvist på grund af manglende dækning, og intet er trukket. Prøv et andet kort.',
  'payment.expired-card':
    'Dit kort blev afvist, fordi det er udløbet, og intet er trukket. Prøv et andet kort.',
  'payment.wrong-code':
    'Dit kort blev afvist, fordi kontrolkoden ikke er rigtig, og intet er trukket. Kontrollér den, og prøv igen.',
  'payment.processing-error':
    'Dit kort blev afvist på grund af en fejl under behandlingen, og intet er trukket. Prøv igen.',
  'payment.refused': 'Din bank godkendte ikke betalingen, og intet er trukket. Prøv et andet kort.',
  'payment.timed-out': 'Betalingen blev ikke godkendt i tide, og intet er trukket. Prøv igen.',
  'payment.cancelled': 'Betalingen blev annulleret, og intet er trukket.',
  'payment.unavailable': 'Betalingssiden kunne ikke åbnes, og intet er trukket. Prøv igen.',
  'payment.unreachable':
    'Betalingstjenesten kan ikke nås i øjeblikket, og intet er trukket. Prøv igen om et øjeblik.',
  'payment.under-way': 'En betaling for denne booking er i gang. Vent et øjeblik.',
  'status.still-held': 'Dine værelser holdes stadig for dig.',
  'pay-again.over': 'Dine værelser holdes ikke længere, og intet er trukket. Søg igen for at booke.',
  'pay-again.other-rooms':
    'Dette er ikke det, der holdes for dig. Start en ny booking, hvis du vil ændre dit ophold.',
  'pay-again.still-open':
    'Din betaling med det første kort er stadig åben hos din bank, så det nye kort blev ikke brugt. Afslut eller annullér den dér, og prøv igen.',
  'pay-again.confirmed':
    'Denne booking er allerede gennemført. Start en ny booking, hvis du vil booke noget andet.',
  'status.released': 'Din booking blev ikke gennemført, og intet er trukket. Prøv igen.',
  'status.refunded': 'Dine værelser var ikke længere ledige, så hele din betaling refunderes.',
  'idempotency.other-body': 'Denne Idempotency-Key er allerede brugt til en anden forespørgsel.',
  'idempotency.in-flight': 'Denne booking er ved at blive oprettet. Vent et øjeblik.',
  'voucher.valid-up-to': 'Dit gavekort trækker op til {amount} fra prisen på dit ophold.',
  'voucher.too-little': 'Dit gavekort dækker ikke længere hele prisen. Vælg, hvordan resten skal betales.',
  'voucher.valid': 'Dit gavekort trækker {amount} fra prisen på dit ophold.',

  'table.full': 'Bordet er netop blevet taget. Vælg et andet tidspunkt.',
  'table.no-time': 'Der er intet bord på dette tidspunkt. Vælg et andet.',
  'table.time-passed': 'Tidspunktet er passeret. Vælg et senere.',
  'table.date-passed': 'Dagen er passeret.',
  'table.date-too-far': 'Borde kan endnu ikke bookes så langt frem.',
  'table.party-size': 'Borde til {from} til {to} gæster kan bookes online.',
  'table.promotion': 'Dette tilbud serveres ikke på dette tidspunkt.',
  'table.booked-otherwise':
    'Du har allerede booket dette bord (reference {reference}) med andre ønsker. Intet er ændret: kontakt os, hvis du vil ændre det.',
  'table.outside-stay':
    'Et bord til dit ophold skal ligge mellem {from} og {to}. Kontakt os for en anden dag.',
  'table.overlap':
    'Du har allerede et bord kl. {time} denne dag (reference {reference}). Vælg et tidspunkt, der ikke overlapper, eller kontakt os.',
  'table.many-of-day': {
    one: 'Der kan højst bookes {count} bord om dagen online med én e-mailadresse. Kontakt os for at booke flere.',
    other:
      'Der kan højst bookes {count} borde om dagen online med én e-mailadresse. Kontakt os for at booke flere.',
  },
  'table.many-of-address':
    'Der er booket flere borde med denne e-mailadresse for nylig. Kontakt os for at booke et til.',
  'table.many-from-here': 'Der er booket mange borde herfra for nylig. Prøv igen senere, eller kontakt os.',
  'table.until': 'Bordet er dit til kl. {time}.',
};
