import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in German. */
export const deMails: Catalogue = {
  'mail.greeting': 'Guten Tag {name}',
  'mail.greeting-nobody': 'Guten Tag',
  'mail.reference': 'Buchungsnummer',
  'mail.arrival': 'Anreise',
  'mail.departure': 'Abreise',
  'mail.from-time': '{date}, ab {time}\u00a0Uhr',
  'mail.until-time': '{date}, bis {time}\u00a0Uhr',
  'mail.discount': 'Gutschein',
  'mail.total': 'Gesamt',
  'mail.paid': 'Bezahlt',
  'mail.balance': 'Noch zu zahlen',
  'mail.charged-on': 'Abbuchung von Ihrer Karte am {date}',
  'mail.at-hotel': 'Im Hotel zu zahlen',
  'mail.mandate': 'Sie haben zugestimmt: „{words}“',
  'mail.included': 'Inbegriffen',
  'mail.tax-included': 'Die Preise enthalten {tax}.',
  'mail.requests-noted': 'Wir haben Ihre Wünsche vermerkt.',
  'mail.contact': 'Fragen? Rufen Sie {telephone} an oder schreiben Sie an {email}.',
  'mail.event': 'Ihr Aufenthalt im {hotel}',

  'mail.confirmation.subject': 'Ihre Buchung im {hotel}: {reference}',
  'mail.confirmation.thanks': 'Vielen Dank für Ihre Buchung. Wir freuen uns, Sie zu begrüßen.',
  'mail.confirmation.room': 'Zimmer {number}: {name}',
  'mail.confirmation.lead-guest': 'Hauptgast: {name}',
  'mail.confirmation.manage': 'Buchung ansehen oder ändern',
  'mail.confirmation.check-in': 'Online-Check-in',
  'mail.confirmation.receipt': 'Beleg (PDF)',

  'mail.requested.subject': 'Ihre Anfrage an {hotel}: {reference}',
  'mail.requested.text':
    'Vielen Dank für Ihre Anfrage. Sie soll Ihrer Organisation in Rechnung gestellt werden, daher prüfen wir sie selbst, bevor wir sie bestätigen.',
  'mail.requested.next':
    'Ihre Buchung ist noch nicht bestätigt, und es sind keine Zimmer reserviert. Wir antworten innerhalb von vier Tagen per E-Mail. Mit der Rechnungs-PIN Ihrer Organisation oder einem Konto mit deren E-Mail-Adresse wird eine Buchung sofort bestätigt.',
  'mail.request-over.subject': 'Ihre Anfrage an {hotel} konnte nicht bestätigt werden: {reference}',
  'mail.request-over.text':
    'Es tut uns leid: Wir konnten Ihre Anfrage nicht bestätigen. Es wurde nichts gebucht, und es wird nichts berechnet.',

  'mail.due.subject': 'Ihre Zahlung an {hotel} war nicht erfolgreich: {reference}',
  'mail.due.text':
    'Wie vereinbart wollten wir {amount} von Ihrer Karte abbuchen, doch Ihre Bank hat die Zahlung nicht zugelassen. Ihre Buchung bleibt bestehen. Bitte bezahlen Sie mit einer anderen Karte oder geben Sie die Zahlung bei Ihrer Bank frei.',
  'mail.due.again': 'Andernfalls versuchen wir am {date} erneut, dieselbe Karte zu belasten.',
  'mail.due.last':
    'Wir versuchen nicht noch einmal, Ihre Karte zu belasten. Bitte bezahlen Sie mit einer anderen Karte oder kontaktieren Sie uns.',
  'mail.due.action': 'Jetzt bezahlen',
  'mail.due-paid.subject': 'Ihre Zahlung an {hotel}: {reference}',
  'mail.due-paid.text': 'Wir haben Ihre Zahlung von {amount} erhalten. Vielen Dank.',
  'mail.link.subject': 'Bestätigen Sie Ihre Buchung im {hotel}: {reference}',
  'mail.link.text': 'Vielen Dank für Ihre telefonische Buchung. Diese Zimmer halten wir für Sie frei.',
  'mail.link.pay':
    'Bezahlen Sie {amount} bis {until} über den Link unten, um Ihre Buchung zu bestätigen. Nach Ablauf dieser Frist sind die Zimmer wieder frei.',
  'mail.link.card':
    'Geben Sie uns bis {until} über den Link unten eine Karte an, um Ihre Buchung zu bestätigen. Jetzt wird nichts abgebucht. Nach Ablauf dieser Frist sind die Zimmer wieder frei.',
  'mail.link.mandate': 'Mit der Karte stimmen Sie zu: „{words}“',
  'mail.link.action': 'Jetzt bezahlen',
  'mail.link.card-action': 'Karte angeben',
  'mail.link-over.subject': 'Ihre Zimmer im {hotel} sind nicht mehr reserviert: {reference}',
  'mail.link-over.text':
    'Wir haben Zimmer für Sie freigehalten, bis Sie sie über unseren Link bestätigen. Sie sind wieder frei, und es wurde nichts abgebucht.',
  'mail.expired.subject': 'Ihre Buchung im {hotel} kam nicht zustande: {reference}',
  'mail.expired.text':
    'Wir haben Ihre Zimmer freigehalten, während wir auf Ihre Zahlung warteten. Sie kam nicht rechtzeitig, daher sind die Zimmer wieder frei. Es wurde nichts abgebucht.',
  'mail.expired.again': 'Möchten Sie weiterhin kommen? Ihre Suche ist nur einen Klick entfernt.',
  'mail.expired.action': 'Erneut suchen',

  'mail.table.subject': 'Ihr Tisch im {restaurant}: {reference}',
  'mail.table.text': 'Ihr Tisch ist reserviert. Wir freuen uns auf Sie.',
  'mail.table.reference': 'Reservierungsnummer',
  'mail.table.restaurant': 'Restaurant',
  'mail.table.time': 'Datum und Uhrzeit',
  'mail.table.at': '{date}, {time}\u00a0Uhr',
  'mail.table.leave': 'Für Sie reserviert bis',
  'mail.table.party': 'Personen',
  'mail.table.promotion': 'Angebot',
  'mail.table.name': 'Auf den Namen',
  'mail.table.manage': 'Reservierung verschieben oder stornieren',
  'mail.table.moved.subject': 'Neue Zeit für Ihren Tisch im {restaurant}: {reference}',
  'mail.table.moved.text': 'Ihre Reservierung wurde verschoben. Wir freuen uns auf Sie.',
  'mail.table.cancelled.subject': 'Ihre Tischreservierung im {restaurant} ist storniert: {reference}',
  'mail.table.cancelled.text':
    'Ihre Reservierung ist storniert. Wir freuen uns, wenn Sie ein anderes Mal kommen.',
  'mail.table.event': 'Tisch im {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Ihr Online-Check-in im {hotel} ist abgeschlossen: {reference}',
  'mail.checked-in.text':
    'Vielen Dank für Ihren Online-Check-in. Alles ist bereit, und Ihr Schlüssel wartet auf Sie.',
  'mail.checked-in.guests': 'Gäste',
  'mail.checked-in.setup': 'Einrichtung des Zimmers',
  'mail.review.subject': 'Wie war Ihr Aufenthalt im {hotel}?',
  'mail.review.text':
    'Vielen Dank für Ihren Aufenthalt bei uns. Möchten Sie uns und künftigen Gästen sagen, wie es war?',
  'mail.review.how':
    'Wir sehen uns jede Bewertung an, bevor sie unter dem Namen, den Sie wählen, auf unserer Website erscheint. Ob gut oder schlecht, macht keinen Unterschied.',
  'mail.review.action': 'Bewertung schreiben',
  'mail.review.note': 'Der Link gilt nur für Ihren Aufenthalt und bis {date}. Wir fragen nur einmal.',

  'mail.confirm-email.subject': 'Bestätigen Sie Ihre E-Mail-Adresse bei {hotel}',
  'mail.confirm-email.text':
    'Vielen Dank, dass Sie ein Konto bei uns erstellt haben. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.',
  'mail.confirm-email.action': 'E-Mail-Adresse bestätigen',
  'mail.confirm-email.note':
    'Der Link ist 24 Stunden lang gültig und lässt sich nur einmal verwenden. Wenn Sie kein Konto erstellt haben, ignorieren Sie diese E-Mail.',

  'mail.password-reset.subject': 'Ihr Passwort bei {hotel}',
  'mail.password-reset.text': 'Sie möchten Ihr Passwort zurücksetzen. Wählen Sie mit diesem Link ein neues.',
  'mail.password-reset.action': 'Passwort zurücksetzen',
  'mail.password-reset.note':
    'Der Link ist eine Stunde lang gültig und lässt sich nur einmal verwenden. Wenn Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail: Ihr Passwort ist unverändert.',

  'mail.password-changed.subject': 'Ihr Passwort bei {hotel} wurde geändert',
  'mail.password-changed.text': 'Das Passwort Ihres Kontos wurde geändert.',
  'mail.password-changed.note':
    'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, setzen Sie es sofort zurück und kontaktieren Sie uns.',
  'mail.password-changed.action': 'Passwort zurücksetzen',

  'mail.account-exists.subject': 'Ihr Konto bei {hotel}',
  'mail.account-exists.text':
    'Jemand wollte mit dieser E-Mail-Adresse ein Konto erstellen. Sie haben bereits eines, daher wurde nichts geändert.',
  'mail.account-exists.forgot':
    'Wenn Sie das waren und Ihr Passwort vergessen haben, können Sie es zurücksetzen.',
  'mail.account-exists.action': 'Passwort zurücksetzen',

  'mail.privacy-link.subject': 'Ihre Daten bei {hotel}',
  'mail.privacy-link.text':
    'Sie haben gefragt, was {hotel} über Sie gespeichert hat. Mit diesem Link können Sie es ansehen, herunterladen und löschen lassen.',
  'mail.privacy-link.action': 'Ihre Daten ansehen',
  'mail.privacy-link.note':
    'Der Link ist eine Stunde lang gültig und lässt sich nur einmal verwenden. Wenn Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail: Es ändert sich nichts.',

  'mail.staff-invitation.subject': 'Ihr Zugang zur Rezeption von {hotel}',
  'mail.staff-invitation.greeting': 'Guten Tag',
  'mail.staff-invitation.text': 'Sie sind zur Rezeption von {hotel} eingeladen. Ihre Rolle: {role}.',
  'mail.staff-invitation.action': 'Einladung annehmen',
  'mail.staff-invitation.note':
    'Der Link ist sieben Tage lang gültig und lässt sich nur einmal verwenden. Wenn Sie ihn nicht erwartet haben, ignorieren Sie diese E-Mail.',
  'mail.role.read-only': 'nur Lesezugriff',
  'mail.role.front-desk': 'Rezeption',
  'mail.role.revenue': 'Preise und Auslastung',
  'mail.role.finance': 'Finanzen',
  'mail.role.owner': 'Eigentümer',
  'mail.role.operator': 'Betreiber',
  'mail.hotel.greeting': 'Guten Tag',
  'mail.hotel.why': 'Diese E-Mail geht an die Adressen, die das Hotel für seine Buchungen angegeben hat.',
  'mail.hotel.booker': 'Gebucht von',
  'mail.hotel.email': 'E-Mail',
  'mail.hotel.phone': 'Telefon',
  'mail.hotel.requests': 'Wünsche',
  'mail.hotel.extras': 'Extras',
  'mail.hotel.new.subject': 'Neue Buchung {reference}: {name}, {date}',
  'mail.hotel.new': 'Auf Ihrer Website ist eine neue Buchung eingegangen. Sie ist bestätigt.',
  'mail.hotel.on-request':
    'Eine Buchung wartet auf Ihre Antwort. Bis Sie sie annehmen, sind keine Zimmer reserviert; der Gast erwartet Ihre Antwort innerhalb von vier Tagen.',
  'mail.hotel.by-desk': 'Ihre Rezeption hat diese Buchung vorgenommen. Sie ist bestätigt.',
  'mail.hotel.held':
    'Ihre Rezeption hat diese Buchung vorgenommen. Die Zimmer sind bis {until} reserviert, und der Gast hat einen Link zur Bestätigung.',
  'mail.hotel.link-paid': 'Der Gast hat den Link verwendet. Diese Buchung ist bestätigt.',
  'mail.hotel.link-expired':
    'Der Gast hat den Link nicht rechtzeitig verwendet. Die Zimmer sind wieder frei, und der Gast hat eine E-Mail erhalten.',
  'mail.hotel.link-ended': 'Ihre Rezeption hat die Zimmer freigegeben. Der Gast hat eine E-Mail erhalten.',
  'mail.hotel.changed.subject': 'Buchung {reference} geändert: {name}, {date}',
  'mail.hotel.changed': 'Diese Buchung wurde geändert. Unten sehen Sie den aktuellen Stand.',
  'mail.hotel.changed-by-guest': 'Der Gast hat diese Buchung geändert. Unten sehen Sie den aktuellen Stand.',
  'mail.hotel.accepted':
    'Sie haben diese Buchung angenommen. Sie ist bestätigt, und die Zimmer sind verkauft.',
  'mail.hotel.checked-in': 'Der Gast hat den Online-Check-in abgeschlossen.',
  'mail.hotel.checked-in-extras':
    'Der Gast hat den Online-Check-in abgeschlossen und Extras für {amount} hinzugefügt.',
  'mail.hotel.cancelled.subject': 'Buchung {reference} storniert: {name}, {date}',
  'mail.hotel.cancelled': 'Diese Buchung wurde storniert.',
  'mail.hotel.cancelled-by-guest': 'Der Gast hat diese Buchung storniert.',
  'mail.hotel.declined': 'Sie haben diese Anfrage abgelehnt. Der Gast hat eine E-Mail erhalten.',
  'mail.hotel.request-expired':
    'Diese Anfrage wurde nicht rechtzeitig beantwortet. Es wurde nichts gebucht, und der Gast hat eine E-Mail erhalten.',
  'mail.hotel.no-show.subject': 'Buchung {reference}: {name} ist nicht angereist, {date}',
  'mail.hotel.no-show': 'Diese Buchung ist als nicht angereist vermerkt.',
  'mail.hotel.unpaid.subject': 'Buchung {reference} nicht bezahlt: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} konnten nicht von der Karte des Gastes abgebucht werden. Der Gast wurde um Zahlung gebeten, und wir versuchen die Abbuchung erneut.',
  'mail.hotel.unpaid-given-up':
    '{amount} konnten nicht abgebucht werden, und wir versuchen es nicht noch einmal. Die Buchung bleibt bestehen: Bitten Sie den Gast um Zahlung.',
  'mail.hotel.disputed.subject': 'Zahlung für Buchung {reference} angefochten: {name}, {date}',
  'mail.hotel.disputed':
    'Die Bank des Gastes hat {amount} zurückgebucht. Antworten Sie auf die Anfechtung bei Ihrem Zahlungsdienst; die Buchung bleibt bestehen.',
  'mail.hotel.arrivals.subject': {
    one: 'Anreisen am {date}: {count} Zimmer',
    other: 'Anreisen am {date}: {count} Zimmer',
  },
  'mail.hotel.arrivals': 'Diese Gäste reisen am {date} an.',
  'mail.hotel.no-arrivals': 'Am {date} gibt es keine Anreisen.',
  'mail.hotel.arriving': 'Anreise',
  'mail.hotel.leaving': 'Abreise',
  'mail.hotel.staying': 'Bleibt',
  'mail.hotel.pre-check-in': 'Online-Check-in',
  'mail.hotel.done': 'Abgeschlossen',
  'mail.hotel.not-yet': 'Noch nicht',
  'mail.free-cancellation': 'Kostenlos stornierbar',
  'mail.until': 'bis {when}',
};
