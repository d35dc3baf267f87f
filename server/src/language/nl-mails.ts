import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Dutch. */
export const nlMails: Catalogue = {
  'mail.greeting': 'Beste {name}',
  'mail.greeting-nobody': 'Beste gast',
  'mail.reference': 'Boekingsnummer',
  'mail.arrival': 'Aankomst',
  'mail.departure': 'Vertrek',
  'mail.from-time': '{date}, vanaf {time}\u00a0uur',
  'mail.until-time': '{date}, tot {time}\u00a0uur',
  'mail.discount': 'Cadeaubon',
  'mail.total': 'Totaal',
  'mail.paid': 'Betaald',
  'mail.balance': 'Nog te betalen',
  'mail.charged-on': 'Wordt op {date} van uw kaart afgeschreven',
  'mail.at-hotel': 'In het hotel te betalen',
  'mail.mandate': 'U ging akkoord met: “{words}”',
  'mail.included': 'Inbegrepen',
  'mail.tax-included': 'De prijzen zijn incl. {tax}.',
  'mail.requests-noted': 'Wij hebben uw wensen genoteerd.',
  'mail.contact': 'Vragen? Bel {telephone} of schrijf naar {email}.',
  'mail.event': 'Uw verblijf in {hotel}',

  'mail.confirmation.subject': 'Uw boeking bij {hotel}: {reference}',
  'mail.confirmation.thanks': 'Hartelijk dank voor uw boeking. Wij kijken ernaar uit u te verwelkomen.',
  'mail.confirmation.room': 'Kamer {number}: {name}',
  'mail.confirmation.lead-guest': 'Hoofdgast: {name}',
  'mail.confirmation.manage': 'Bekijk of wijzig uw boeking',
  'mail.confirmation.check-in': 'Online inchecken',
  'mail.confirmation.receipt': 'Betalingsbewijs (PDF)',

  'mail.requested.subject': 'Uw aanvraag bij {hotel}: {reference}',
  'mail.requested.text':
    'Hartelijk dank voor uw aanvraag. Die wordt aan uw organisatie gefactureerd, dus bekijken wij die zelf voordat wij bevestigen.',
  'mail.requested.next':
    'Uw boeking is nog niet bevestigd en er worden geen kamers vastgehouden. Wij antwoorden binnen vier dagen per e-mail. Met de factuurpincode van uw organisatie of een account met haar e-mailadres wordt een boeking direct bevestigd.',
  'mail.request-over.subject': 'Uw aanvraag bij {hotel} kon niet worden bevestigd: {reference}',
  'mail.request-over.text':
    'Het spijt ons: wij konden uw aanvraag niet bevestigen. Er is niets geboekt en er wordt niets gefactureerd.',

  'mail.due.subject': 'Uw betaling aan {hotel} is niet gelukt: {reference}',
  'mail.due.text':
    'Zoals afgesproken probeerden wij {amount} van uw kaart af te schrijven en uw bank stond dit niet toe. Uw boeking blijft geldig. Betaal met een andere kaart of keur de betaling bij uw bank goed.',
  'mail.due.again': 'Anders proberen wij dezelfde kaart opnieuw op {date}.',
  'mail.due.last':
    'Wij proberen het niet nog eens met uw kaart. Betaal met een andere kaart of neem contact met ons op.',
  'mail.due.action': 'Nu betalen',
  'mail.due-paid.subject': 'Uw betaling aan {hotel}: {reference}',
  'mail.due-paid.text': 'Wij hebben uw betaling van {amount} ontvangen. Hartelijk dank.',
  'mail.link.subject': 'Bevestig uw boeking bij {hotel}: {reference}',
  'mail.link.text': 'Hartelijk dank dat u telefonisch bij ons boekte. Wij houden deze kamers voor u vast.',
  'mail.link.pay':
    'Betaal {amount} uiterlijk {until} via de link hieronder om uw boeking te bevestigen. Daarna zijn de kamers weer vrij.',
  'mail.link.card':
    'Geef ons uiterlijk {until} via de link hieronder een kaart om uw boeking te bevestigen. Er wordt nu niets afgeschreven. Daarna zijn de kamers weer vrij.',
  'mail.link.mandate': 'Met de kaart gaat u akkoord met: “{words}”',
  'mail.link.action': 'Nu betalen',
  'mail.link.card-action': 'Kaart opgeven',
  'mail.link-over.subject': 'Uw kamers bij {hotel} worden niet meer vastgehouden: {reference}',
  'mail.link-over.text':
    'Wij hielden kamers voor u vast tot u ze via onze link bevestigde. Ze zijn weer vrij en er is niets afgeschreven.',
  'mail.expired.subject': 'Uw boeking bij {hotel} is niet gemaakt: {reference}',
  'mail.expired.text':
    'Wij hielden uw kamers vast terwijl wij op uw betaling wachtten. Die kwam niet op tijd, dus zijn de kamers weer vrij. Er is niets afgeschreven.',
  'mail.expired.again': 'Wilt u nog komen? Uw zoekopdracht is één klik verwijderd.',
  'mail.expired.action': 'Opnieuw zoeken',

  'mail.table.subject': 'Uw tafel bij {restaurant}: {reference}',
  'mail.table.text': 'Uw tafel is gereserveerd. Wij zien u graag.',
  'mail.table.reference': 'Reserveringsnummer',
  'mail.table.restaurant': 'Restaurant',
  'mail.table.time': 'Datum en tijd',
  'mail.table.at': '{date} om {time}\u00a0uur',
  'mail.table.leave': 'De tafel is voor u tot',
  'mail.table.party': 'Gezelschap',
  'mail.table.promotion': 'Aanbieding',
  'mail.table.name': 'Op naam van',
  'mail.table.manage': 'Tafel verplaatsen of annuleren',
  'mail.table.moved.subject': 'Nieuwe tijd voor uw tafel bij {restaurant}: {reference}',
  'mail.table.moved.text': 'Uw tafel is verplaatst. Wij zien u graag.',
  'mail.table.cancelled.subject': 'Uw tafel bij {restaurant} is geannuleerd: {reference}',
  'mail.table.cancelled.text': 'Uw tafel is geannuleerd. Graag tot een andere keer.',
  'mail.table.event': 'Tafel bij {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Het online inchecken bij {hotel} is afgerond: {reference}',
  'mail.checked-in.text':
    'Hartelijk dank dat u voor aankomst hebt ingecheckt. Alles is klaar en uw sleutel wacht op u.',
  'mail.checked-in.guests': 'Gasten',
  'mail.checked-in.setup': 'Inrichting van de kamer',
  'mail.review.subject': 'Hoe was uw verblijf in {hotel}?',
  'mail.review.text':
    'Bedankt voor uw verblijf bij ons. Wilt u ons en toekomstige gasten vertellen hoe het was?',
  'mail.review.how':
    'Wij bekijken elke beoordeling voordat deze op onze website te zien is, onder de naam die u kiest. Goed of slecht maakt geen verschil.',
  'mail.review.action': 'Een beoordeling schrijven',
  'mail.review.note': 'De link is alleen voor uw verblijf en werkt tot {date}. Wij vragen het maar één keer.',

  'mail.confirm-email.subject': 'Bevestig uw e-mailadres bij {hotel}',
  'mail.confirm-email.text':
    'Hartelijk dank dat u een account bij ons hebt aangemaakt. Bevestig dat dit adres van u is.',
  'mail.confirm-email.action': 'Bevestig uw e-mailadres',
  'mail.confirm-email.note':
    'De link werkt één keer binnen 24 uur. Hebt u geen account aangemaakt, dan kunt u deze e-mail negeren.',

  'mail.password-reset.subject': 'Uw wachtwoord bij {hotel}',
  'mail.password-reset.text':
    'U hebt gevraagd uw wachtwoord opnieuw in te stellen. Kies een nieuw via deze link.',
  'mail.password-reset.action': 'Wachtwoord opnieuw instellen',
  'mail.password-reset.note':
    'De link werkt één keer binnen een uur. Hebt u hier niet om gevraagd, negeer deze e-mail dan: uw wachtwoord is niet gewijzigd.',

  'mail.password-changed.subject': 'Uw wachtwoord bij {hotel} is gewijzigd',
  'mail.password-changed.text': 'Het wachtwoord van uw account is gewijzigd.',
  'mail.password-changed.note':
    'Was u dit, dan hoeft u niets te doen. Zo niet, stel het dan direct opnieuw in en neem contact met ons op.',
  'mail.password-changed.action': 'Wachtwoord opnieuw instellen',

  'mail.account-exists.subject': 'Uw account bij {hotel}',
  'mail.account-exists.text':
    'Iemand probeerde een account met dit e-mailadres aan te maken. U hebt er al een, dus is er niets gewijzigd.',
  'mail.account-exists.forgot':
    'Was u dit en bent u uw wachtwoord vergeten, dan kunt u het opnieuw instellen.',
  'mail.account-exists.action': 'Wachtwoord opnieuw instellen',

  'mail.privacy-link.subject': 'Uw gegevens bij {hotel}',
  'mail.privacy-link.text':
    'U vroeg wat {hotel} over u bewaart. Met deze link kunt u het bekijken, downloaden en laten wissen.',
  'mail.privacy-link.action': 'Bekijk uw gegevens',
  'mail.privacy-link.note':
    'De link werkt één keer binnen een uur. Hebt u hier niet om gevraagd, negeer deze e-mail dan: er verandert niets.',

  'mail.staff-invitation.subject': 'Uw toegang tot de receptie van {hotel}',
  'mail.staff-invitation.greeting': 'Dag',
  'mail.staff-invitation.text': 'U bent uitgenodigd voor de receptie van {hotel}. Uw rol: {role}.',
  'mail.staff-invitation.action': 'Uitnodiging aannemen',
  'mail.staff-invitation.note':
    'De link werkt één keer binnen zeven dagen. Verwachtte u dit niet, dan kunt u deze e-mail negeren.',
  'mail.role.read-only': 'alleen lezen',
  'mail.role.front-desk': 'receptie',
  'mail.role.revenue': 'prijzen en bezetting',
  'mail.role.finance': 'financiën',
  'mail.role.owner': 'eigenaar',
  'mail.role.operator': 'beheerder',
  'mail.hotel.greeting': 'Goedendag',
  'mail.hotel.why': 'Deze e-mail gaat naar de adressen die het hotel voor zijn boekingen heeft opgegeven.',
  'mail.hotel.booker': 'Geboekt door',
  'mail.hotel.email': 'E-mail',
  'mail.hotel.phone': 'Telefoon',
  'mail.hotel.requests': 'Wensen',
  'mail.hotel.extras': 'Extra’s',
  'mail.hotel.new.subject': 'Nieuwe boeking {reference}: {name}, {date}',
  'mail.hotel.new': 'Er is een nieuwe boeking via uw website binnengekomen. Die is bevestigd.',
  'mail.hotel.on-request':
    'Een boeking wacht op uw antwoord. Er worden geen kamers vastgehouden tot u die aanneemt; de gast verwacht uw antwoord binnen vier dagen.',
  'mail.hotel.by-desk': 'Uw receptie heeft deze boeking gemaakt. Die is bevestigd.',
  'mail.hotel.held':
    'Uw receptie heeft deze boeking gemaakt. De kamers worden tot {until} vastgehouden en de gast heeft een link om te bevestigen.',
  'mail.hotel.link-paid': 'De gast heeft gedaan wat de link vroeg. Deze boeking is bevestigd.',
  'mail.hotel.link-expired':
    'De gast heeft de link niet op tijd gebruikt. De kamers zijn weer vrij en de gast heeft een e-mail gekregen.',
  'mail.hotel.link-ended': 'Uw receptie heeft de kamers vrijgegeven. De gast heeft een e-mail gekregen.',
  'mail.hotel.changed.subject': 'Boeking {reference} gewijzigd: {name}, {date}',
  'mail.hotel.changed': 'Deze boeking is gewijzigd. Hieronder staat de boeking zoals die nu is.',
  'mail.hotel.changed-by-guest':
    'De gast heeft deze boeking gewijzigd. Hieronder staat de boeking zoals die nu is.',
  'mail.hotel.accepted': 'U hebt deze boeking aangenomen. Die is bevestigd en de kamers zijn verkocht.',
  'mail.hotel.checked-in': 'De gast heeft online ingecheckt.',
  'mail.hotel.checked-in-extras': 'De gast heeft online ingecheckt en extra’s voor {amount} toegevoegd.',
  'mail.hotel.cancelled.subject': 'Boeking {reference} geannuleerd: {name}, {date}',
  'mail.hotel.cancelled': 'Deze boeking is geannuleerd.',
  'mail.hotel.cancelled-by-guest': 'De gast heeft deze boeking geannuleerd.',
  'mail.hotel.declined': 'U hebt deze aanvraag afgewezen. De gast heeft een e-mail gekregen.',
  'mail.hotel.request-expired':
    'Deze aanvraag is niet op tijd beantwoord. Er is niets geboekt en de gast heeft een e-mail gekregen.',
  'mail.hotel.no-show.subject': 'Boeking {reference}: {name} is niet gekomen, {date}',
  'mail.hotel.no-show': 'Deze boeking is als no-show genoteerd.',
  'mail.hotel.unpaid.subject': 'Boeking {reference} niet betaald: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} kon niet van de kaart van de gast worden afgeschreven. De gast is gevraagd te betalen en de kaart wordt opnieuw geprobeerd.',
  'mail.hotel.unpaid-given-up':
    '{amount} kon niet worden afgeschreven en wordt niet opnieuw geprobeerd. De boeking blijft geldig: vraag de gast om het geld.',
  'mail.hotel.disputed.subject': 'Betwisting van boeking {reference}: {name}, {date}',
  'mail.hotel.disputed':
    'De bank van de gast heeft {amount} teruggehaald. Reageer op de betwisting bij uw betaaldienst; de boeking blijft geldig.',
  'mail.hotel.arrivals.subject': {
    one: 'Aankomsten op {date}: {count} kamer',
    other: 'Aankomsten op {date}: {count} kamers',
  },
  'mail.hotel.arrivals': 'Deze gasten komen op {date} aan.',
  'mail.hotel.no-arrivals': 'Op {date} zijn er geen aankomsten.',
  'mail.hotel.arriving': 'Komt aan',
  'mail.hotel.leaving': 'Vertrekt',
  'mail.hotel.staying': 'Blijft',
  'mail.hotel.pre-check-in': 'Online inchecken',
  'mail.hotel.done': 'Afgerond',
  'mail.hotel.not-yet': 'Nog niet',
  'mail.free-cancellation': 'Gratis annuleren',
  'mail.until': 'tot {when}',
};
