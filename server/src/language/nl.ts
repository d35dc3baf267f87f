import type { Catalogue } from 'shared/domain';
import { nlMails } from './nl-mails.ts';

/** The server's messages to guests, in Dutch. */
export const nl: Catalogue = {
  ...nlMails,

  'http.invalid': 'Het verzoek is ongeldig.',
  'http.too-many': {
    one: 'Te veel pogingen. Probeer het over {count} minuut opnieuw.',
    other: 'Te veel pogingen. Probeer het over {count} minuten opnieuw.',
  },
  'http.unauthorised': 'U bent niet ingelogd.',
  'http.forbidden': 'U hebt hier geen toegang toe.',
  'http.not-found': 'Niet gevonden',
  'http.method': 'De methode is niet toegestaan',
  'http.too-large': 'Het verzoek is te groot.',
  'http.address-too-long': 'Het adres is te lang.',
  'http.content-type': 'Dit inhoudstype wordt niet ondersteund; stuur application/json.',
  'http.unread': 'Dit kan niet worden gelezen.',
  'http.too-slow': 'Het verzoek duurde te lang.',
  'http.headers-too-large': 'De headers van het verzoek zijn te groot.',
  'http.restarting': 'De dienst start opnieuw. Probeer het opnieuw.',
  'http.part-unavailable': 'Dit is nu niet beschikbaar. Probeer het opnieuw.',
  'http.unavailable': 'De dienst is nu niet beschikbaar. Probeer het opnieuw.',
  'http.property': 'Dit hotel is niet gevonden.',
  'http.booking': 'Deze boeking is niet gevonden.',
  'http.room': 'Deze kamer is niet gevonden.',
  'http.rate': 'Dit tarief is niet gevonden.',
  'http.other-site': 'Het verzoek kwam van een andere site en is geweigerd.',
  'http.restaurant': 'Dit restaurant is niet gevonden.',
  'field.missing': 'Dit veld moet worden ingevuld.',
  'field.empty': 'Dit mag niet leeg zijn.',
  'field.too-short': {
    one: 'Hier is minstens {count} teken nodig.',
    other: 'Hier zijn minstens {count} tekens nodig.',
  },
  'field.too-long': {
    one: 'Hier past hoogstens {count} teken.',
    other: 'Hier passen hoogstens {count} tekens.',
  },
  'text.unusable': 'De tekst bevat tekens die hier niet kunnen worden gebruikt.',

  'account.log-in': 'Log in.',
  'account.password-changed': 'Uw wachtwoord is gewijzigd',
  'account.password-not-changed': 'Uw wachtwoord is niet gewijzigd. Controleer uw huidige wachtwoord',
  'account.email-confirmed': 'Uw e-mailadres is bevestigd',
  'account.confirmation-sent': 'Wij hebben u een e-mail gestuurd om uw adres te bevestigen',
  'account.password-to-confirm': 'Vul het wachtwoord van dit account in om uw adres te bevestigen.',
  'account.password-not-its': 'Dat is niet het wachtwoord van dit account.',
  'account.link-invalid': 'De link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  'account.card-removed': 'Uw kaart is verwijderd',
  'account.card-unknown': 'Deze bewaarde kaart is niet bekend.',

  'privacy.link-sent':
    'Hebben wij gegevens bij dit adres, dan krijgt u zo een e-mail met een link ernaartoe.',
  'privacy.link-over': 'De link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  'privacy.key-over': 'Het uur van de link is voorbij. Vraag een nieuwe aan.',
  'privacy.unconfirmed':
    'Bevestig eerst het e-mailadres van uw account. Dan weten wij dat het uw gegevens zijn.',
  'privacy.password-wrong': 'Er is niets gewist. Controleer uw wachtwoord',
  'privacy.open':
    'Er is niets gewist: een boeking is nog niet voorbij of het geld ervoor is nog niet verrekend.',
  'privacy.erased': 'Uw gegevens zijn gewist.',

  'promo.unknown': 'Deze promotiecode is niet geldig.',
  'promo.expired': 'Deze promotiecode is verlopen.',
  'promo.too-soon': 'Deze promotiecode kan nog niet worden gebruikt.',
  'promo.no-rate': 'Deze promotiecode verandert geen enkele prijs in uw zoekopdracht.',
  'promo.other-dates': 'Deze promotiecode geldt niet voor uw data.',
  'promo.minimum-nights': {
    one: 'Deze promotiecode geldt voor een verblijf van minstens {count} nacht.',
    other: 'Deze promotiecode geldt voor een verblijf van minstens {count} nachten.',
  },
  'offer.unknown': 'Wij hebben geen aanbieding met deze code.',
  'search.past': 'De aankomstdatum is voorbij.',
  'search.order': 'Het vertrek moet na de aankomst liggen.',
  'search.longest': 'Een verblijf duurt hoogstens {count} nachten.',
  'search.rooms': {
    one: 'Er kan hoogstens {count} kamer tegelijk worden geboekt.',
    other: 'Er kunnen hoogstens {count} kamers tegelijk worden geboekt.',
  },
  'search.nobody': 'In elke kamer moet minstens één gast verblijven.',
  'search.ages': 'De leeftijden passen niet bij het aantal volwassenen, kinderen en baby’s.',
  'search.largest-party': 'Er kan naar hoogstens {count} gasten in één kamer worden gezocht.',
  'calendar.order': 'De laatste dag mag niet voor de eerste liggen.',
  'company.text-too-short': 'Typ minstens drie tekens van de naam',

  'invoice.not-offered': 'Dit hotel geeft hier geen facturen uit. Vraag het bij de receptie.',
  'invoice.not-confirmed': 'Er is een factuur zodra de boeking is bevestigd.',
  'invoice.nothing-kept': 'De boeking is kosteloos geannuleerd: er is niets te factureren.',
  'invoice.recipient': 'Geef aan wie de factuur krijgt.',
  'invoice.name': 'Vul een naam in.',
  'invoice.address': 'Vul een adres in.',
  'invoice.vat-id-country':
    '“{vatId}” is geen btw-nummer: het begint met de twee letters van het land, bijvoorbeeld {example}.',
  'invoice.vat-id-form': '“{vatId}” is geen btw-nummer van {country}: het ziet eruit als {example}.',
  'invoice.none-to-correct': 'Voor deze boeking is er geen factuur om te corrigeren.',
  'invoice.corrected-already': 'Deze factuur is intussen gecorrigeerd door {number}. Open de pagina opnieuw.',
  'invoice.corrected-too-often':
    'Deze factuur is al meermaals gecorrigeerd. Vraag het hotel om nog een correctie.',
  'group.not-found': 'Deze hotelgroep is niet gevonden.',
  'group.unknown-area': 'De hotelgroep heeft dit gebied niet.',

  'check-in.done-title': 'U bent ingecheckt',
  'check-in.done': 'Het online inchecken is afgerond. Wij kijken ernaar uit u te verwelkomen.',
  'check-in.done-before':
    'Het online inchecken was al afgerond; dit keer is er niets gewijzigd. Neem contact met ons op als u iets wilt wijzigen.',
  'check-in.cancelled-title': 'Deze boeking is niet actief',
  'check-in.cancelled': 'Deze boeking is niet gemaakt of is geannuleerd, dus inchecken is niet mogelijk.',
  'check-in.waiting-title': 'Uw boeking is nog niet bevestigd',
  'check-in.waiting': 'U kunt inchecken zodra uw betaling is bevestigd. Probeer het zo opnieuw.',
  'check-in.past-title': 'Uw aankomstdatum is voorbij',
  'check-in.past':
    'Online inchecken kan tot en met de aankomstdag. Vraag het bij de receptie of neem contact met ons op.',
  'check-in.other-reservation': 'Dit is niet de boeking van de link.',
  'check-in.unknown-room': 'Deze kamer hoort niet bij de boeking.',
  'check-in.other-dates':
    'Dit zijn niet de data van uw boeking. Ze kunnen hier niet worden gewijzigd: neem contact met ons op.',
  'check-in.other-room': 'Dit is niet de kamer of het tarief van uw boeking.',
  'check-in.room-twice': 'Deze kamer is twee keer genoemd.',
  'check-in.missing-rooms': 'Alle kamers van de boeking moeten worden ingecheckt.',
  'check-in.no-guests': 'Vul in wie er in de kamer verblijft.',
  'check-in.extras-gone': 'Niet meer beschikbaar: {extras}. Er is niets opgeslagen. Kies opnieuw.',
  'check-in.price-changed':
    'Uw extra’s kosten nu in totaal {price}. Er is niets opgeslagen. Controleer ze en sla opnieuw op.',

  'date.past': 'De aankomstdatum is voorbij.',
  'date.order': 'Het vertrek moet na de aankomst liggen.',
  'date.too-long': {
    one: 'Een verblijf duurt hoogstens {count} nacht.',
    other: 'Een verblijf duurt hoogstens {count} nachten.',
  },
  'room.too-many': {
    one: 'Een boeking heeft hoogstens {count} kamer.',
    other: 'Een boeking heeft hoogstens {count} kamers.',
  },
  'room.unknown-type': 'Dit kamertype is niet bekend.',
  'room.unknown-rate': 'Dit tarief is niet bekend.',
  'room.unknown-configuration': 'De kamer kan niet zo worden ingericht.',
  'room.ages': 'De leeftijden passen niet bij het aantal volwassenen, kinderen en baby’s.',
  'room.too-many-names': 'Er zijn meer gasten genoemd dan er in de kamer verblijven.',
  'board.RoomOnly': 'Alleen overnachting',
  'board.BedAndBreakfast': 'Overnachting met ontbijt',
  'board.HalfBoard': 'Halfpension',
  'board.FullBoard': 'Volpension',
  'board.AllInclusive': 'All-inclusive',
  'extra.worth': '{extra} (waarde {worth})',
  'extra.unknown': 'Deze extra hoort niet bij de kamer.',
  'extra.twice': 'Deze extra is twee keer gekozen.',
  'payment.not-offered': 'Deze betaalwijze wordt hier niet aangeboden.',
  'due.paid': 'Uw betaling is ontvangen. Hartelijk dank.',
  'due.not-due':
    'Dit bedrag hoeft nu niet of niet meer te worden betaald. Er is niets afgeschreven. Kijk opnieuw.',
  'due.no-card': 'Het hotel heeft geen kaart meer voor deze boeking. Vul een kaart in.',
  'payment.times-changed':
    'Het hotel heeft gewijzigd wanneer dit tarief wordt betaald. Er is niets geboekt. Kies uw kamer opnieuw.',
  'mandate.charge': '{amount} op {date}',
  'mandate.later':
    'Door te bevestigen staat u {hotel} toe deze kaart te bewaren en er zonder verdere vraag van af te schrijven: {charges}.',
  'mandate.guarantee':
    'Door te bevestigen staat u {hotel} toe deze kaart als garantie te bewaren en er de kosten van de annuleringsvoorwaarden van af te schrijven.',
  'payment.unknown-company': 'Deze organisatie is niet bekend.',
  'payment.wrong-pin':
    'Deze pincode klopt niet. Controleer de code of laat het veld leeg: dan bevestigt het hotel uw boeking per e-mail.',
  'link.waiting': 'Uw kamers worden voor u vastgehouden. Bevestig ze via de link in uw e-mail.',
  'link.confirmed': 'Hartelijk dank. Uw boeking is bevestigd en u krijgt een e-mail.',
  'telephone.rooms-gone': 'De kamers zijn intussen verkocht. Er is niets geboekt. Zoek opnieuw.',
  'telephone.extras-gone': 'Een extra is intussen uitverkocht. Er is niets geboekt. Kies opnieuw.',
  'telephone.price-changed':
    'De prijs of het betaalmoment is gewijzigd. Er is niets geboekt. Kijk er opnieuw naar.',
  'telephone.no-payment':
    'Het hotel neemt online geen betalingen aan, dus er kan geen link worden gestuurd. Kies een tarief dat in het hotel wordt betaald.',
  'telephone.not-waiting': 'Deze boeking wacht niet meer op betaling. Kijk opnieuw.',
  'desk.booked': 'Boeking {reference} is bevestigd. De gast krijgt een e-mail.',
  'desk.booked-held':
    'De kamers worden voor de gast vastgehouden ({reference}). De gast krijgt een e-mail met een link.',
  'desk.hold-ended': 'De kamers zijn weer vrij. De gast krijgt een e-mail.',
  'request.made':
    'Uw aanvraag is naar het hotel gestuurd. Uw boeking is nog niet bevestigd: het hotel antwoordt per e-mail.',
  'request.waiting': 'Het hotel heeft uw aanvraag nog niet beantwoord. Het antwoordt per e-mail.',
  'request.over': 'Het hotel kon uw aanvraag niet bevestigen. Er is niets geboekt.',
  'payment.typed-card':
    'Kaartnummers worden hier niet aangenomen: vul de kaart in het formulier van de betaaldienst in. Laad de pagina opnieuw.',
  'payment.saved-card': 'Deze bewaarde kaart is niet bekend.',
  'payment.action': 'Uw bank vraagt u de betaling te bevestigen.',
  'payment.checking': 'Wij wachten op de bevestiging van uw betaling.',
  'payment.challenge':
    'Voordat nog een kaart wordt geprobeerd, moeten wij zien dat u geen robot bent. Verschijnt daar niets voor, bel dan het hotel.',
  'payment.many-declines': {
    one: 'Meerdere kaarten zijn geweigerd. Probeer het over {count} minuut opnieuw of bel het hotel.',
    other: 'Meerdere kaarten zijn geweigerd. Probeer het over {count} minuten opnieuw of bel het hotel.',
  },
  'payment.declined': 'Uw kaart is geweigerd en er is niets afgeschreven. Probeer een andere kaart.',
  'payment.insufficient-funds':
    'Uw kaart is wegens onvoldoende saldo geweigerd en er is niets afgeschreven. Probeer een andere kaart.',
  'payment.expired-card':
    'Uw kaart is geweigerd omdat die is verlopen, en er is niets afgeschreven. Probeer een andere kaart.',
  'payment.wrong-code':
    'Uw kaart is geweigerd omdat de beveiligingscode niet klopt, en er is niets afgeschreven. Controleer de code en probeer het opnieuw.',
  'payment.processing-error':
    'Uw kaart is geweigerd door een fout bij de verwerking en er is niets afgeschreven. Probeer het opnieuw.',
  'payment.refused':
    'Uw bank heeft de betaling niet goedgekeurd en er is niets afgeschreven. Probeer een andere kaart.',
  'payment.timed-out':
    'De betaling is niet op tijd goedgekeurd en er is niets afgeschreven. Probeer het opnieuw.',
  'payment.cancelled': 'De betaling is afgebroken en er is niets afgeschreven.',
  'payment.unavailable':
    'De betaalpagina kon niet worden geopend en er is niets afgeschreven. Probeer het opnieuw.',
  'payment.unreachable':
    'De betaaldienst is nu niet bereikbaar en er is niets afgeschreven. Probeer het zo dadelijk opnieuw.',
  'payment.under-way': 'Er is al een betaling voor deze boeking bezig. Wacht even.',
  'status.still-held': 'Uw kamers worden nog voor u vastgehouden.',
  'pay-again.over':
    'Uw kamers worden niet meer vastgehouden en er is niets afgeschreven. Zoek opnieuw om te boeken.',
  'pay-again.other-rooms':
    'Dit is niet wat voor u wordt vastgehouden. Begin een nieuwe boeking om uw verblijf te wijzigen.',
  'pay-again.still-open':
    'Uw betaling met de eerste kaart staat nog open bij uw bank, dus de nieuwe kaart is niet gebruikt. Rond die daar af of breek die af en probeer het opnieuw.',
  'pay-again.confirmed': 'Deze boeking is al gemaakt. Begin een nieuwe boeking om iets anders te boeken.',
  'status.released': 'Uw boeking is niet gemaakt en er is niets afgeschreven. Probeer het opnieuw.',
  'status.refunded': 'Uw kamers waren niet meer vrij, dus uw hele betaling wordt terugbetaald.',
  'booking.link-ended':
    'Deze link is verlopen omdat het verblijf al een tijd geleden is. Log hier in op uw account en open het opnieuw, of vraag het hotel.',
  'idempotency.other-body': 'Deze Idempotency-Key is al voor een ander verzoek gebruikt.',
  'idempotency.in-flight': 'Deze boeking wordt gemaakt. Wacht even.',
  'voucher.valid-up-to': 'Uw cadeaubon gaat tot {amount} van de prijs van uw verblijf af.',
  'voucher.too-little': 'Uw cadeaubon dekt niet meer de hele prijs. Kies hoe u de rest betaalt.',
  'voucher.valid': 'Uw cadeaubon gaat {amount} van de prijs van uw verblijf af.',

  'table.full': 'Deze tafel is zojuist gereserveerd. Kies een andere tijd.',
  'table.no-time': 'Op dit tijdstip is er geen tafel. Kies een andere tijd.',
  'table.time-passed': 'Dit tijdstip is voorbij. Kies een latere tijd.',
  'table.date-passed': 'Deze dag is voorbij.',
  'table.date-too-far': 'Tafels kunnen nog niet zo ver vooruit worden gereserveerd.',
  'table.party-size': 'Online kunnen tafels voor {from} tot {to} gasten worden gereserveerd.',
  'table.promotion': 'Deze aanbieding geldt niet op dit tijdstip.',
  'table.booked-otherwise':
    'U hebt deze tafel al gereserveerd (nummer {reference}) met andere wensen. Er is niets gewijzigd: neem contact met ons op als u iets wilt wijzigen.',
  'table.outside-stay':
    'Een tafel bij uw verblijf moet tussen {from} en {to} liggen. Neem voor een andere dag contact met ons op.',
  'table.overlap':
    'U hebt op deze dag al een tafel om {time} uur (nummer {reference}). Kies een tijd die niet overlapt of neem contact met ons op.',
  'table.many-of-day': {
    one: 'Met één e-mailadres kan online hoogstens {count} tafel per dag worden gereserveerd. Neem contact met ons op voor meer.',
    other:
      'Met één e-mailadres kunnen online hoogstens {count} tafels per dag worden gereserveerd. Neem contact met ons op voor meer.',
  },
  'table.many-of-address':
    'Met dit e-mailadres zijn onlangs meerdere tafels gereserveerd. Neem contact met ons op voor nog een tafel.',
  'table.many-from-here':
    'Van hier zijn onlangs veel tafels gereserveerd. Probeer het later opnieuw of neem contact met ons op.',
  'table.until': 'De tafel is voor u tot {time} uur.',

  'desk.log-in': 'Log in bij de receptie.',
  'desk.log-in-failed': 'Het e-mailadres of wachtwoord is onjuist.',
  'desk.welcome': 'Welkom, {name}',
  'desk.code-wanted': 'Vul de code van uw authenticatie-app in.',
  'desk.code-wrong': 'De code is onjuist. Vul de huidige code van de app of een herstelcode in.',
  'desk.second-factor-begun': 'Scan de afbeelding met uw authenticatie-app en vul daarna de code in.',
  'desk.second-factor-set': 'Tweestapsverificatie is ingesteld. Bewaar de herstelcodes op een veilige plek.',
  'desk.second-factor-needed': 'Uw rol vereist tweestapsverificatie. Log in en stel die in.',
  'desk.not-allowed': 'Uw rol staat dit niet toe.',
  'desk.logged-out': 'U bent uitgelogd.',
  'desk.invitation-over': 'De uitnodiging is verlopen of al gebruikt. Vraag een nieuwe aan.',
  'desk.invitation-password': 'U hebt al een account. Vul het wachtwoord ervan in.',
  'desk.invited': 'De uitnodiging is naar {email} gestuurd.',
  'desk.invitation-withdrawn': 'De uitnodiging is ingetrokken.',
  'desk.role-changed': 'De rol is gewijzigd.',
  'desk.role-own': 'U kunt uw eigen rol niet wijzigen. Een andere eigenaar kan dat wel.',
  'desk.role-of-group': 'Deze rol geldt voor een groep hotels en kan hier niet worden gewijzigd.',
  'desk.staff-unknown': 'Deze medewerker is er niet bij dit hotel.',
  'desk.sessions-ended': 'De sessies zijn beëindigd.',
  'desk.password-changed': 'Uw wachtwoord is gewijzigd. Uw andere sessies zijn beëindigd.',
  'desk.password-not-changed': 'Uw wachtwoord is niet gewijzigd. Controleer uw huidige wachtwoord.',
  'desk.name': 'Vul uw naam in.',
  'desk.mail-again': 'De e-mail wordt zo dadelijk opnieuw verzonden.',
  'desk.mail-soon':
    'Deze e-mail is minder dan een minuut geleden geschreven. Wacht even voordat die opnieuw wordt verzonden.',
  'desk.note-empty': 'Schrijf iets in de notitie.',
  'desk.mail-unknown': 'Deze e-mail wordt niet meer bewaard.',
  'desk.booking-cancelled': 'De boeking is geannuleerd. De gast krijgt een e-mail.',
  'desk.booking-changed': 'De boeking is gewijzigd. De gast krijgt een e-mail.',
  'desk.no-show': 'De gast is als no-show genoteerd en krijgt een e-mail.',
  'desk.refunded': '{amount} wordt aan de gast terugbetaald.',
  'desk.too-many-decimals': 'Het bedrag heeft meer decimalen dan {currency}.',
  'desk.days': 'Kies opeenvolgende dagen, hoogstens een jaar.',
  'desk.request-accepted': 'De boeking is bevestigd. De gast krijgt een e-mail.',
  'desk.request-declined': 'De aanvraag is afgewezen. De gast krijgt een e-mail.',
  'desk.request-over': 'De aanvraag is niet meer open: die is beantwoord of de tijd is om.',
  'desk.request-rooms-gone':
    'De kamers zijn intussen verkocht. Voeg kamers toe in de kalender of wijs de aanvraag af.',
  'desk.person-erased': 'De gegevens van de gast zijn gewist.',
  'desk.person-gone': 'De gegevens van de gast zijn al eerder gewist.',
  'desk.person-open':
    'Er is niets gewist: een boeking is nog niet voorbij of het geld ervoor is nog niet verrekend.',
  'desk.note-written': 'De notitie is opgeslagen.',
  'calendar.changed': 'De kalender is gewijzigd.',
  'calendar.undone': 'De wijziging is ongedaan gemaakt.',
  'calendar.nights': 'Kies nachten vanaf vandaag die in de kalender staan, hoogstens een jaar.',
  'calendar.too-many': 'Dat zijn te veel nachten tegelijk. Kies minder dagen, kamertypen of tarieven.',
  'calendar.free':
    '{count} van deze nachten zouden gratis worden. Een handmatig ingestelde prijs moet hoger dan nul zijn.',
  'calendar.nothing': 'Geef aan wat er moet veranderen en voor welke kamertypen en tarieven.',
  'calendar.meanwhile': 'De nachten zijn intussen gewijzigd. Kijk opnieuw wat er gaat gebeuren.',
  'calendar.undo-late':
    'Iets anders heeft de nachten sindsdien gewijzigd, dus de wijziging kan niet ongedaan worden gemaakt.',
  'calendar.undo-unknown': 'Deze wijziging is er niet of is al ongedaan gemaakt.',
  'mail.cancelled.subject': 'Uw boeking bij {hotel} is geannuleerd: {reference}',
  'mail.cancelled.text': 'Uw boeking is geannuleerd, zoals u vroeg.',
  'mail.cancelled.room-subject': 'Een kamer van uw boeking bij {hotel} is geannuleerd: {reference}',
  'mail.cancelled.room-text': 'Geannuleerd zoals u vroeg: {rooms}. De rest van uw boeking blijft staan.',
  'mail.cancelled.by-hotel':
    'Het hotel heeft uw boeking geannuleerd. Bel het hotel als u dit niet verwachtte.',
  'mail.cancelled.room-by-hotel':
    'Het hotel heeft geannuleerd: {rooms}. De rest van uw boeking blijft staan. Bel het hotel als u dit niet verwachtte.',
  'mail.no-show.subject': 'U bent niet aangekomen bij {hotel}: {reference}',
  'mail.no-show.text':
    'U bent op de aankomstdag niet gekomen, dus heeft het hotel uw boeking beëindigd. Bel het hotel als u onderweg bent.',
  'mail.no-show.room-text':
    'Niemand is gekomen voor: {rooms}. Het hotel heeft dit deel van uw boeking beëindigd. Bel het hotel als u onderweg bent.',
  'mail.cancelled.fee': 'Annuleringskosten',
  'mail.cancelled.refund': 'Terug naar u',
  'mail.cancelled.refund-text':
    'Wij betalen uw geld direct terug. Het kan enkele dagen duren voordat uw bank het toont.',
  'mail.refund.subject': 'Uw terugbetaling van {hotel}: {reference}',
  'mail.refund.text':
    'Wij hebben u {amount} terugbetaald. Het kan enkele dagen duren voordat uw bank het bedrag toont.',
  'mail.refund.card':
    'Wij hebben {amount} terugbetaald naar uw kaart {card}. Het kan enkele dagen duren voordat uw bank het bedrag toont.',
  'stay.fee': 'Annuleringskosten',
  'stay.no-show-fee': 'No-showkosten',
  'stay.no-show-early': 'De gast kan nog komen: wacht tot de tijd van het hotel op de aankomstdag.',
  'stay.fee-needed': 'Het tarief zegt alleen in woorden wat dit kost. Vul de kosten in.',
  'stay.fee-too-much': 'De kosten kunnen niet hoger zijn dan de prijs van de kamers.',
  'stay.less': 'Verlaagd door het hotel',
  'stay.refund-too-much': 'Hoogstens {amount} kan worden terugbetaald.',
  'stay.cancelled': 'Uw boeking is geannuleerd.',
  'stay.room-cancelled': 'De kamer is geannuleerd.',
  'stay.not-confirmed': 'Deze boeking is niet bevestigd of is geannuleerd, dus er is niets te wijzigen.',
  'stay.by-telephone': '{hotel} wijzigt dit voor u: bel {telephone} en houd uw boekingsnummer bij de hand.',
  'stay.quote-over': 'Wat u zag, geldt niet meer. Kijk er nog eens naar.',
  'stay.changed-meanwhile': 'Uw boeking is intussen gewijzigd. Kijk er nog eens naar.',
  'status.cancelled': 'Deze boeking is geannuleerd.',
  'stay.changed': 'Uw boeking is gewijzigd.',
  'stay.kept-line': 'Ingehouden van de vorige prijs',
  'stay.sold-out': 'Er zijn niet genoeg kamers over voor deze wijziging. Uw boeking blijft zoals die is.',
  'stay.not-available':
    'Deze kamer kan niet worden geboekt voor deze data en gasten. Uw boeking blijft zoals die is.',
  'stay.rooms-missing': 'Noem elke kamer van de boeking één keer.',
  'mail.changed.subject': 'Uw boeking bij {hotel} is gewijzigd: {reference}',
  'mail.email-changed.subject': 'Uw boeking bij {hotel} heeft een ander e-mailadres: {reference}',
  'mail.email-changed.text':
    'Het e-mailadres van de boeking is gewijzigd. Voortaan schrijven wij naar het nieuwe.',
  'mail.email-changed.not-you': 'Was u dit niet, bel ons dan direct: wij zetten het recht.',
  'mail.arrival-time': 'Verwachte aankomst',
  'mail.changed.text': 'Uw boeking is gewijzigd, zoals u vroeg. Zo is die nu.',
  'mail.changed.due': 'Voor de wijziging moet nog {amount} worden betaald.',
};
