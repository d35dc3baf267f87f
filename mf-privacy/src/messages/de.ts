import { contactDe } from 'shared/ui/contact/messages';
import type { Catalogue } from 'shared/domain';

export const de = {
  ...contactDe,
  'privacy.title': 'Ihre Daten',
  'privacy.lead':
    'Sehen Sie, was das Hotel über Sie gespeichert hat, laden Sie es herunter oder lassen Sie es löschen.',
  'privacy.loading': 'Ihre Daten werden gesucht',

  'ask.title': 'Link per E-Mail erhalten',
  'ask.text':
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn {hotel} dazu Daten gespeichert hat, erhalten Sie eine E-Mail mit einem Link, der eine Stunde lang gültig ist und sich nur einmal verwenden lässt.',
  'ask.email': 'E-Mail-Adresse',
  'ask.submit': 'Link senden',
  'ask.failed': 'Ihre Anfrage konnte nicht gesendet werden',
  'ask.sent': 'Prüfen Sie Ihr Postfach',
  'ask.other': 'Andere Adresse verwenden',
  'ask.have-account': 'Haben Sie ein Konto? Melden Sie sich an, dann brauchen Sie keinen Link.',
  'ask.log-in': 'Anmelden',
  'validation.email': 'Bitte geben Sie eine gültige E-Mail-Adresse an',

  'data.of': 'Was {hotel} zu {email} gespeichert hat',
  'data.account': 'Konto',
  'data.account.yes': 'Ihr Konto mit Ihren Angaben',
  'data.account.none': 'Kein Konto',
  'data.cards': 'Gespeicherte Karten',
  'data.stays': 'Buchungen',
  'data.others': 'Buchungen anderer, in denen Sie genannt sind',
  'data.tables': 'Tischreservierungen',
  'data.reviews': 'Bewertungen',
  'data.invoices': 'Rechnungen',
  'data.download': 'Alles herunterladen',
  'data.download.text':
    'Eine JSON-Datei mit Ihren Buchungen, Tischreservierungen, Bewertungen und Rechnungen, Ihrem Konto und den E-Mails, die wir Ihnen geschickt haben.',
  'data.downloaded': 'Ihre Datei wurde heruntergeladen.',
  'data.download.failed': 'Die Datei konnte nicht erstellt werden',
  'data.failed': 'Ihre Daten konnten nicht geladen werden',
  'data.failed.text': 'Versuchen Sie es erneut oder kontaktieren Sie das Hotel.',
  'data.link-over': 'Dieser Link ist nicht mehr gültig',
  'data.new-link': 'Neuen Link anfordern',
  'data.unconfirmed': 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
  'data.to-account': 'Zu Ihrem Konto',

  'erase.title': 'Alles löschen',
  'erase.goes': 'Was gelöscht wird',
  'erase.goes.text':
    'Namen, Adressen, Telefonnummern, Wünsche und Notizen Ihrer Buchungen und Tischreservierungen, der Text Ihrer Bewertungen, deren Links, Ihr Konto und Ihre gespeicherten Karten. Das lässt sich nicht rückgängig machen.',
  'erase.stays': 'Was bleibt',
  'erase.stays.text':
    'Nächte, Zimmer und Beträge ohne Ihren Namen, die das Hotel für seine Buchhaltung braucht.',
  'erase.stays.reviews': 'Die Sterne einer veröffentlichten Bewertung, ohne ihren Text und Ihren Namen.',
  'erase.stays.invoices': 'Ausgestellte Rechnungen, die das Hotel gesetzlich aufbewahren muss.',
  'erase.blocked': 'Ihre Daten können noch nicht gelöscht werden',
  'erase.blocked.Stay': 'Buchung {reference}: Der Aufenthalt ist noch nicht beendet.',
  'erase.blocked.Table': 'Tisch {reference}: Der Besuch ist noch nicht beendet.',
  'erase.blocked.Money': 'Buchung {reference}: Eine Zahlung oder Erstattung ist noch offen.',
  'erase.blocked.text': 'Kommen Sie danach wieder oder kontaktieren Sie das Hotel.',
  'erase.button': 'Meine Daten löschen',
  'erase.question': 'Ihre Daten bei {hotel} löschen?',
  'erase.password': 'Ihr Passwort',
  'erase.password.why': 'Damit niemand sonst Ihre Daten an Ihrem Computer löschen kann.',
  'erase.password.missing': 'Bitte geben Sie Ihr Passwort ein',
  'erase.confirm': 'Endgültig löschen',
  'erase.keep': 'Daten behalten',
  'erase.failed': 'Es wurde nichts gelöscht',
  'erase.failed.text': 'Bitte versuchen Sie es erneut.',
  'erase.unanswered': 'Wir haben keine Antwort erhalten',
  'erase.unanswered.text': 'Bitte versuchen Sie es erneut.',
  'erase.done': 'Ihre Daten sind gelöscht',
  'erase.done.text':
    'Das Hotel hat nichts mehr über Sie gespeichert, außer was es gesetzlich aufbewahren muss.',
  'erase.to-hotel': 'Zurück zur Buchungsseite',
} as const satisfies Catalogue;
