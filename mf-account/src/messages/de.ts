import { contactDe } from 'shared/ui/contact/messages';
import type { Catalogue } from 'shared/domain';

export const de: Catalogue = {
  ...contactDe,
  'account.register.title': 'Konto erstellen',
  'account.register.lead': 'Ein Konto für alles, was Sie bei {hotel} buchen.',
  'account.register.email-hint': 'Wir senden Ihnen einen Link, mit dem Sie sie bestätigen.',
  'account.register.submit': 'Konto erstellen',
  'account.register.privacy': 'So schützen wir Ihre Daten:',
  'account.register.privacy-link': 'Datenschutzerklärung',
  'account.register.known': 'Haben Sie schon ein Konto?',
  'account.registered.title': 'Sehen Sie in Ihr Postfach',
  'account.registered.text':
    'Ihr Konto ist erstellt. Wir haben einen Link an {email} gesendet: Öffnen Sie ihn innerhalb von 24 Stunden, um die Adresse zu bestätigen. Anmelden können Sie sich sofort.',
  'account.mail.missing':
    'Ist nach ein paar Minuten nichts angekommen? Sehen Sie im Spamordner nach oder schreiben Sie an {hotel}.',
  'account.benefit.title': 'Gut zu haben',
  'account.benefit.details': 'Ihre Angaben sind bei der Buchung schon ausgefüllt',
  'account.benefit.cards': 'Karte speichern und ohne erneute Eingabe bezahlen',
  'account.benefit.bookings': 'Alle Ihre Aufenthalte an einem Ort, mit Online-Check-in',
  'account.no-account-needed': 'Zum Buchen brauchen Sie kein Konto: Der Preis ist derselbe.',

  'account.forgot-password.title': 'Passwort vergessen',
  'account.forgot.lead':
    'Geben Sie die E-Mail-Adresse Ihres Kontos bei {hotel} ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  'account.forgot.submit': 'Link senden',
  'account.forgot.remembered': 'Ist es Ihnen wieder eingefallen?',
  'account.forgot.sent':
    'Wenn es zu {email} hier ein Konto gibt, ist der Link unterwegs. Er ist eine Stunde lang gültig und lässt sich nur einmal verwenden.',
  'account.forgot.other': 'Andere Adresse verwenden',

  'account.reset-password.title': 'Passwort zurücksetzen',
  'account.reset.lead': 'Wählen Sie ein neues Passwort für Ihr Konto.',
  'account.reset.submit': 'Neues Passwort speichern',
  'account.reset.done':
    'Sie sind auf allen Ihren Geräten abgemeldet. Bitte melden Sie sich mit Ihrem neuen Passwort an.',
  'account.link.new': 'Neuen Link senden',
  'account.link.missing': 'Bitte öffnen Sie den Link aus unserer E-Mail',
  'account.link.missing-text':
    'Diese Seite braucht den vollständigen Link. Wenn er abgeschnitten wurde, kopieren Sie ihn ganz in die Adresszeile oder fordern Sie einen neuen an.',
  'account.link.reset-expired':
    'Der Link ist abgelaufen oder wurde bereits verwendet: Er ist eine Stunde lang gültig und lässt sich nur einmal verwenden. Wir senden Ihnen gern einen neuen.',

  'account.confirm-email.title': 'E-Mail-Adresse bestätigen',
  'account.confirm.waiting': 'Ihre E-Mail-Adresse wird bestätigt',
  'account.confirm.done': 'Vielen Dank. Ihr Konto bei {hotel} ist bereit.',
  'account.confirm.password-why':
    'Geben Sie das Passwort ein, mit dem Sie das Konto erstellt haben. So wissen wir, dass es Ihr Konto ist.',
  'account.confirm.submit': 'Adresse bestätigen',
  'account.confirm.not-mine': 'Haben Sie es vergessen, oder hat jemand anderes das Konto erstellt?',
  'account.confirm.not-mine-way':
    'Wählen Sie ein neues Passwort: Alles, was andere im Konto hinterlassen haben, wird entfernt',
  'account.confirm.failed': 'Wir konnten Ihre E-Mail-Adresse nicht bestätigen',
  'account.confirm.expired': 'Der Link ist abgelaufen oder wurde bereits verwendet',
  'account.confirm.expired-text':
    'Er ist 24 Stunden lang gültig und lässt sich nur einmal verwenden. Wenn Sie die Adresse schon bestätigt haben, ist alles in Ordnung; sonst senden wir Ihnen einen neuen Link.',
  'account.confirm.again': 'Neuen Link senden',
  'account.confirm.again-hint': 'Die Adresse, mit der Sie das Konto erstellt haben.',
  'account.confirm.again-sent':
    'Wenn {email} noch zu bestätigen ist, ist der Link unterwegs. Er ist 24 Stunden lang gültig und lässt sich nur einmal verwenden.',

  'account.login.submit': 'Anmelden',
  'account.login.forgot': 'Passwort vergessen?',
  'account.login.reset': 'Neues Passwort wählen',
  'account.login.new': 'Neu bei {hotel}?',
  'account.ended.title': 'Sie wurden abgemeldet',
  'account.ended.login': 'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben sind noch da.',
  'account.ended.text':
    'Ihre Sitzung ist beendet, vielleicht in einem anderen Fenster oder auf einem anderen Gerät. Ihre Eingaben sind noch hier: Melden Sie sich an, um fortzufahren.',

  'account.logged-in.title': 'Sie sind angemeldet, {name}',
  'account.logged-in.text': 'Mit {email}.',
  'account.go-on': 'Buchung fortsetzen',
  'account.book': 'Aufenthalt buchen',

  'account.manage-account.title': 'Mein Konto',
  'account.manage.hello': 'Guten Tag, {name}',
  'account.manage.lead': 'Sie sind als {email} angemeldet.',
  'account.unconfirmed.title': 'E-Mail-Adresse bestätigen',
  'account.unconfirmed.text':
    'Öffnen Sie den Link, den wir an {email} gesendet haben. Er ist 24 Stunden lang gültig und lässt sich nur einmal verwenden.',
  'account.parts': 'Bereiche Ihres Kontos',
  'account.details.title': 'Ihre Angaben',
  'account.details.lead': 'Werden bei der Buchung für Sie ausgefüllt.',
  'account.details.email-hint':
    'Mit dieser Adresse melden Sie sich an, deshalb lässt sie sich hier nicht ändern.',
  'account.details.offers': 'Ich möchte Angebote und Neuigkeiten von {hotel} erhalten',
  'account.details.save': 'Angaben speichern',
  'account.password.title': 'Passwort ändern',
  'account.password.logs-out': 'Ein neues Passwort meldet alle anderen Geräte ab.',
  'account.password.current': 'Aktuelles Passwort',
  'account.password.submit': 'Passwort ändern',
  'account.password.failed': 'Ihr Passwort wurde nicht geändert',
  'account.password.others-out': 'Alle anderen Geräte sind abgemeldet.',
  'account.data.title': 'Ihre Daten',
  'account.data.lead':
    'Sehen Sie alles, was {hotel} über Sie gespeichert hat, laden Sie es als Datei herunter oder lassen Sie es mit Ihrem Konto löschen.',
  'account.data.open': 'Ansehen, herunterladen oder löschen',
  'account.cards.title': 'Gespeicherte Karten',
  'account.cards.lead': 'Wir speichern die letzten vier Ziffern und das Ablaufdatum, nie die Nummer selbst.',
  'account.cards.none':
    'Noch keine Karten. Wählen Sie beim Bezahlen „Diese Karte für später speichern“, dann ist Ihre Karte hier.',
  'account.cards.expires': 'Gültig bis {date}',
  'account.cards.expired': 'Abgelaufen',
  'account.cards.remove': 'Entfernen',
  'account.cards.remove-named': 'Karte {card} entfernen',
  'account.cards.remove-title': 'Diese Karte entfernen?',
  'account.cards.remove-text':
    '{card} wird beim Bezahlen nicht mehr vorgeschlagen. Buchungen, die Sie damit vorgenommen haben, ändern sich nicht.',
  'account.cards.keep': 'Behalten',
  'account.cards.failed': 'Ihre Karte wurde nicht entfernt',
  'account.stays.title': 'Meine Buchungen',
  'account.stays.loading': 'Ihre Buchungen werden geladen',
  'account.stays.failed': 'Ihre Buchungen können gerade nicht angezeigt werden',
  'account.stays.failed-text': 'Sie sind bei uns sicher. Bitte versuchen Sie es gleich noch einmal.',
  'account.stays.none': 'Noch keine Buchungen',
  'account.stays.none-upcoming': 'Keine bevorstehenden Aufenthalte',
  'account.stays.none-text': 'Was Sie angemeldet bei {hotel} buchen, erscheint hier.',
  'account.stays.past': { one: '{count} früherer Aufenthalt', other: '{count} frühere Aufenthalte' },
  'account.stays.rooms': '{number} × {name}',
  'account.stays.reference': 'Buchungsnummer',
  'account.stays.total': 'Gesamt',
  'account.stays.confirmed': 'Bestätigt',
  'account.stays.waiting': 'Wartet auf Zahlung',
  'account.stays.cancelled': 'Storniert',
  'account.stays.manage': 'Buchung verwalten',
  'account.stays.refunded': 'Storniert und erstattet',
  'account.stays.checked-in': 'Online-Check-in ausgefüllt',
  'account.stays.open': 'Buchung ansehen',
  'account.stays.pay': 'Jetzt bezahlen',
  'account.stays.pre-check-in': 'Online-Check-in',
  'account.stays.calendar': 'Zum Kalender hinzufügen',
  'account.stays.named': '{action}: {reference}',

  'account.first-name': 'Vorname',
  'account.last-name': 'Nachname',
  'account.email': 'E-Mail-Adresse',
  'account.mobile': 'Mobilnummer',
  'account.street': 'Adresse',
  'account.telephone': 'Telefon',
  'account.password': 'Passwort',
  'account.new-password': 'Neues Passwort',
  'account.password-again': 'Passwort bestätigen',
  'account.strength.weak': 'Noch nicht ausreichend',
  'account.strength.fair': 'Ausreichendes Passwort',
  'account.strength.good': 'Gutes Passwort',
  'account.strength.strong': 'Starkes Passwort',
  'account.part.length': 'Mindestens 10 Zeichen',
  'account.part.symbol': 'Ein Zeichen, das weder Buchstabe noch Ziffer ist',
  'account.part.there': ': erfüllt',
  'account.part.missing': ': fehlt',

  'account.incomplete': 'Bitte sehen Sie sich zuerst dies an:',
  'account.unreachable':
    'Wir konnten das Hotel nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut: Von Ihren Eingaben ist nichts verloren.',
  'account.failed':
    'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal: Von Ihren Eingaben ist nichts verloren.',
  'account.try-again': 'Erneut versuchen',
  'account.wait.text': {
    one: 'Zum Schutz Ihres Kontos warten Sie bitte {count} Minute und versuchen Sie es dann erneut.',
    other: 'Zum Schutz Ihres Kontos warten Sie bitte {count} Minuten und versuchen Sie es dann erneut.',
  },

  'account.password-changed': 'Ihr Passwort wurde geändert',
  'account.email-confirmed': 'Ihre E-Mail-Adresse ist bestätigt',
  'account.confirmation-sent': 'Wir haben Ihnen eine E-Mail zur Bestätigung Ihrer Adresse gesendet',
  'account.card-removed': 'Ihre Karte wurde entfernt',
};
