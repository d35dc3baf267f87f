import type { Catalogue } from 'shared/domain';
import { deMails } from './de-mails.ts';

/** The server's messages to guests, in German. */
export const de: Catalogue = {
  ...deMails,

  'site.no-script': 'Für die Buchung auf dieser Seite wird JavaScript benötigt.',
  'site.no-script.contact':
    'Für die Buchung auf dieser Seite wird JavaScript benötigt. Sie können auch direkt bei uns buchen: {telephone}, {email}.',
  'site.old-browser':
    'Ihr Browser ist zu alt für diese Seite. Bitte aktualisieren Sie ihn oder verwenden Sie einen anderen.',
  'site.old-browser.contact':
    'Ihr Browser ist zu alt für diese Seite. Bitte aktualisieren Sie ihn, verwenden Sie einen anderen oder buchen Sie direkt bei uns: {telephone}, {email}.',

  'http.invalid': 'Die Anfrage ist ungültig.',
  'http.too-many': {
    one: 'Zu viele Versuche. Bitte versuchen Sie es in {count} Minute erneut.',
    other: 'Zu viele Versuche. Bitte versuchen Sie es in {count} Minuten erneut.',
  },
  'http.unauthorised': 'Sie sind nicht angemeldet.',
  'http.forbidden': 'Darauf haben Sie keinen Zugriff.',
  'http.not-found': 'Nicht gefunden',
  'http.method': 'Die Methode ist nicht erlaubt',
  'http.too-large': 'Die Anfrage ist zu groß.',
  'http.address-too-long': 'Die Adresse ist zu lang.',
  'http.content-type': 'Dieser Inhaltstyp wird nicht unterstützt; senden Sie application/json.',
  'http.unread': 'Dies kann nicht gelesen werden.',
  'http.too-slow': 'Die Anfrage hat zu lange gedauert.',
  'http.headers-too-large': 'Die Header der Anfrage sind zu groß.',
  'http.restarting': 'Der Dienst startet neu. Bitte versuchen Sie es erneut.',
  'http.part-unavailable': 'Dies ist gerade nicht verfügbar. Bitte versuchen Sie es erneut.',
  'http.unavailable': 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es erneut.',
  'http.property': 'Dieses Hotel wurde nicht gefunden.',
  'http.booking': 'Diese Buchung wurde nicht gefunden.',
  'http.room': 'Dieses Zimmer wurde nicht gefunden.',
  'http.parameter': 'Diese Angabe ist hier nicht gültig.',
  'http.one-room': 'Nötig ist ein Aufenthalt mit einem Zimmer: fromDate und toDate oder nights.',
  'http.card-step': 'Karten werden in Schritten von {amount} belastet.',
  'http.ages': 'Dieses Hotel fragt nach dem Alter jedes Kindes.',
  'http.rate': 'Dieser Tarif wurde nicht gefunden.',
  'http.other-site': 'Die Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'http.restaurant': 'Dieses Restaurant wurde nicht gefunden.',
  'field.missing': 'Dieses Feld muss ausgefüllt werden.',
  'field.empty': 'Dieses Feld darf nicht leer sein.',
  'field.too-short': {
    one: 'Hier ist mindestens {count} Zeichen nötig.',
    other: 'Hier sind mindestens {count} Zeichen nötig.',
  },
  'field.too-long': {
    one: 'Hier ist Platz für höchstens {count} Zeichen.',
    other: 'Hier ist Platz für höchstens {count} Zeichen.',
  },
  'text.unusable': 'Der Text enthält Zeichen, die hier nicht verwendet werden können.',

  'account.log-in': 'Bitte melden Sie sich an.',
  'account.password-changed': 'Ihr Passwort wurde geändert',
  'account.password-not-changed':
    'Ihr Passwort wurde nicht geändert. Bitte prüfen Sie Ihr aktuelles Passwort',
  'account.email-confirmed': 'Ihre E-Mail-Adresse ist bestätigt',
  'account.confirmation-sent': 'Wir haben Ihnen eine E-Mail zur Bestätigung Ihrer Adresse gesendet',
  'account.password-to-confirm': 'Geben Sie das Passwort dieses Kontos ein, um Ihre Adresse zu bestätigen.',
  'account.password-not-its': 'Das ist nicht das Passwort dieses Kontos.',
  'account.link-invalid':
    'Der Link ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
  'account.card-removed': 'Ihre Karte wurde entfernt',
  'account.card-unknown': 'Diese gespeicherte Karte ist nicht bekannt.',

  'privacy.link-sent':
    'Wenn wir zu dieser Adresse Daten haben, erhalten Sie gleich eine E-Mail mit einem Link dazu.',
  'privacy.link-over':
    'Der Link ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
  'privacy.key-over': 'Der Link galt nur eine Stunde lang. Bitte fordern Sie einen neuen an.',
  'privacy.unconfirmed':
    'Bestätigen Sie zuerst die E-Mail-Adresse Ihres Kontos. Dann wissen wir, dass es Ihre Daten sind.',
  'privacy.password-wrong': 'Es wurde nichts gelöscht. Bitte prüfen Sie Ihr Passwort',
  'privacy.open': 'Es wurde nichts gelöscht: Eine Buchung oder ihre Zahlung ist noch nicht abgeschlossen.',
  'privacy.erased': 'Ihre Daten sind gelöscht.',
  'review.link-wrong': 'Diesen Link kennen wir nicht. Bitte verwenden Sie den aus unserer E-Mail.',
  'review.link-ended':
    'Dieser Link ist abgelaufen. Ein Aufenthalt kann bis 60 Tage nach der Abreise bewertet werden.',
  'review.published': 'Ihre Bewertung ist veröffentlicht und kann nicht mehr geändert werden.',
  'review.saved': 'Vielen Dank. Wir sehen uns Ihre Bewertung an, bevor sie erscheint.',

  'promo.unknown': 'Dieser Aktionscode ist nicht gültig.',
  'promo.expired': 'Dieser Aktionscode ist abgelaufen.',
  'promo.too-soon': 'Dieser Aktionscode gilt noch nicht.',
  'promo.no-rate': 'Dieser Aktionscode gilt für keinen Tarif Ihrer Suche.',
  'promo.other-dates': 'Dieser Aktionscode gilt nicht für Ihre Reisedaten.',
  'promo.minimum-nights': {
    one: 'Dieser Aktionscode gilt ab einem Aufenthalt von {count} Nacht.',
    other: 'Dieser Aktionscode gilt ab einem Aufenthalt von {count} Nächten.',
  },
  'offer.unknown': 'Ein Angebot mit diesem Code haben wir nicht.',
  'offer.not-sold': 'Dieser Tarif ist für Ihre Reisedaten nicht verfügbar.',
  'offer.minimum-nights': {
    one: 'Dieser Tarif gilt für Aufenthalte ab {count} Nacht.',
    other: 'Dieser Tarif gilt für Aufenthalte ab {count} Nächten.',
  },
  'offer.maximum-nights': {
    one: 'Dieser Tarif gilt für Aufenthalte von höchstens {count} Nacht.',
    other: 'Dieser Tarif gilt für Aufenthalte von höchstens {count} Nächten.',
  },
  'offer.book-ahead': {
    one: 'Dieser Tarif muss mindestens {count} Tag vor der Anreise gebucht werden.',
    other: 'Dieser Tarif muss mindestens {count} Tage vor der Anreise gebucht werden.',
  },
  'offer.book-later': {
    one: 'Dieser Tarif kann ab {count} Tag vor der Anreise gebucht werden.',
    other: 'Dieser Tarif kann ab {count} Tagen vor der Anreise gebucht werden.',
  },
  'offer.closed-to-arrival': 'Mit diesem Tarif ist an diesem Tag keine Anreise möglich.',
  'offer.closed-to-departure': 'Mit diesem Tarif ist an diesem Tag keine Abreise möglich.',
  'search.past': 'Der Anreisetag liegt in der Vergangenheit.',
  'search.order': 'Die Abreise muss nach der Anreise liegen.',
  'search.longest': 'Ein Aufenthalt dauert höchstens {count} Nächte.',
  'search.rooms': {
    one: 'Es kann höchstens {count} Zimmer auf einmal gebucht werden.',
    other: 'Es können höchstens {count} Zimmer auf einmal gebucht werden.',
  },
  'search.nobody': 'In jedem Zimmer muss mindestens ein Gast übernachten.',
  'search.ages': 'Das Alter passt nicht zur Anzahl der Erwachsenen, Kinder und Kleinkinder.',
  'search.largest-party': 'Die Suche ist auf {count} Gäste pro Zimmer begrenzt.',
  'calendar.order': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'company.text-too-short': 'Geben Sie mindestens drei Zeichen des Namens ein',
  'wallet.not-offered': 'Für diese Wallet gibt es hier keine Karten.',
  'wallet.not-confirmed': 'Eine Wallet-Karte gibt es, sobald die Buchung bestätigt ist.',
  'wallet.pass': 'Aufenthalt im {hotel}',
  'wallet.arrival': 'Anreise',
  'wallet.departure': 'Abreise',
  'wallet.from': '{date}, ab {time} Uhr',
  'wallet.until': '{date}, bis {time} Uhr',
  'wallet.guest': 'Gast',
  'wallet.reference': 'Buchungsnummer',
  'wallet.rooms': 'Zimmer',
  'wallet.address': 'Adresse',
  'wallet.telephone': 'Telefon',
  'receipt.title': 'Beleg',
  'receipt.not-confirmed': 'Einen Beleg gibt es, sobald die Buchung bestätigt ist.',
  'receipt.reference': 'Buchungsnummer',
  'receipt.guest': 'Gast',
  'receipt.stay': 'Aufenthalt',
  'receipt.stay.days': '{from} bis {to}',
  'receipt.hotel': 'Hotel',
  'receipt.date': 'Datum dieses Belegs',
  'receipt.vat-id': 'USt-IdNr. {vatId}',
  'receipt.room': 'Zimmer {number}: {name}',
  'receipt.room.cancelled': 'Zimmer {number}: {name} (storniert)',
  'receipt.room.total': 'Gesamtpreis Zimmer {number}',
  'receipt.included': 'Inbegriffen',
  'receipt.voucher': 'Gutschein',
  'receipt.total': 'Gesamt',
  'receipt.vat': 'MwSt.',
  'receipt.vat.rate': '{name}, {percent}',
  'receipt.vat.base': 'Nettobetrag {amount}',
  'receipt.vat.untaxed': 'Ohne MwSt.',
  'receipt.contained': '{tax} ist in den Nettobeträgen enthalten.',
  'receipt.payments': 'Zahlungen',
  'receipt.payment': '{date} · {what}',
  'receipt.payment.card': '{scheme} mit Endziffern {digits}',
  'receipt.payment.online': 'Online bezahlt',
  'receipt.payment.reserved': '{what} (reserviert)',
  'receipt.payment.refunded': 'Erstattet auf {what}',
  'receipt.payment.refund-failed': 'Zurückgegangene Erstattung, {what}',
  'receipt.payment.disputed': 'Von der Bank zurückgebucht, {what}',
  'receipt.payment.dispute-won': 'Von der Bank wieder gutgeschrieben, {what}',
  'receipt.paid': 'Bezahlt',
  'receipt.balance': 'Noch zu zahlen',
  'receipt.cancelled': 'Diese Buchung ist storniert. Aufgeführt sind die Beträge, die das Hotel einbehält.',
  'receipt.no-invoice': 'Dieser Beleg ist keine Rechnung.',

  'invoice.not-offered': 'Dieses Hotel stellt hier keine Rechnungen aus. Bitte fragen Sie an der Rezeption.',
  'invoice.not-confirmed': 'Eine Rechnung gibt es, sobald die Buchung bestätigt ist.',
  'invoice.nothing-kept': 'Die Buchung wurde ohne Gebühr storniert: Es gibt nichts zu berechnen.',
  'invoice.recipient': 'Bitte geben Sie an, an wen die Rechnung gehen soll.',
  'invoice.name': 'Bitte geben Sie einen Namen an.',
  'invoice.address': 'Bitte geben Sie eine Adresse an.',
  'invoice.vat-id-country':
    '„{vatId}“ ist keine Umsatzsteuer-Identifikationsnummer: Sie beginnt mit den zwei Buchstaben des Landes, zum Beispiel {example}.',
  'invoice.vat-id-form':
    '„{vatId}“ ist keine Umsatzsteuer-Identifikationsnummer aus {country}: Sie sieht aus wie {example}.',
  'invoice.none-to-correct': 'Zu dieser Buchung gibt es keine Rechnung zu korrigieren.',
  'invoice.corrected-already':
    'Diese Rechnung wurde inzwischen durch {number} korrigiert. Bitte öffnen Sie die Seite neu.',
  'invoice.corrected-too-often':
    'Diese Rechnung wurde schon mehrmals korrigiert. Wenden Sie sich für eine weitere Korrektur an das Hotel.',
  'group.not-found': 'Diese Hotelgruppe wurde nicht gefunden.',
  'group.unknown-area': 'Diesen Standort gibt es in der Hotelgruppe nicht.',

  'check-in.done-title': 'Ihr Check-in-Formular ist ausgefüllt',
  'check-in.done': 'Ihr Online-Check-in ist abgeschlossen. Wir freuen uns, Sie zu begrüßen.',
  'check-in.done-before':
    'Ihr Online-Check-in wurde schon früher abgeschlossen, diesmal wurde nichts geändert. Kontaktieren Sie uns, wenn Sie etwas ändern möchten.',
  'check-in.cancelled-title': 'Diese Buchung ist nicht aktiv',
  'check-in.cancelled':
    'Diese Buchung kam nicht zustande oder ist storniert, ein Check-in ist daher nicht möglich.',
  'check-in.waiting-title': 'Ihre Buchung ist noch nicht bestätigt',
  'check-in.waiting':
    'Der Online-Check-in ist möglich, sobald Ihre Zahlung bestätigt ist. Bitte versuchen Sie es gleich noch einmal.',
  'check-in.past-title': 'Ihr Anreisetag ist vorbei',
  'check-in.past':
    'Der Online-Check-in ist bis zum Anreisetag geöffnet. Fragen Sie an der Rezeption oder kontaktieren Sie uns.',
  'check-in.other-reservation': 'Dieser Link gehört zu einer anderen Buchung.',
  'check-in.unknown-room': 'Dieses Zimmer gehört nicht zur Buchung.',
  'check-in.other-dates':
    'Das sind nicht die Reisedaten Ihrer Buchung. Sie können hier nicht geändert werden: Bitte kontaktieren Sie uns.',
  'check-in.other-room': 'Das ist nicht das Zimmer oder der Tarif Ihrer Buchung.',
  'check-in.room-twice': 'Dieses Zimmer ist zweimal genannt.',
  'check-in.missing-rooms': 'Der Online-Check-in muss alle Zimmer der Buchung umfassen.',
  'check-in.no-guests': 'Bitte geben Sie an, wer im Zimmer übernachtet.',
  'check-in.extras-gone':
    'Nicht mehr verfügbar: {extras}. Es wurde nichts gespeichert. Bitte wählen Sie neu.',
  'check-in.price-changed':
    'Ihre Extras kosten jetzt insgesamt {price}. Es wurde nichts gespeichert. Bitte prüfen Sie sie und speichern Sie erneut.',

  'date.past': 'Der Anreisetag liegt in der Vergangenheit.',
  'date.order': 'Die Abreise muss nach der Anreise liegen.',
  'date.too-long': {
    one: 'Ein Aufenthalt dauert höchstens {count} Nacht.',
    other: 'Ein Aufenthalt dauert höchstens {count} Nächte.',
  },
  'room.too-many': {
    one: 'Eine Buchung umfasst höchstens {count} Zimmer.',
    other: 'Eine Buchung umfasst höchstens {count} Zimmer.',
  },
  'room.unknown-type': 'Diese Zimmerkategorie ist nicht bekannt.',
  'room.unknown-rate': 'Dieser Tarif ist nicht bekannt.',
  'room.unknown-configuration': 'Das Zimmer kann so nicht eingerichtet werden.',
  'room.ages': 'Das Alter passt nicht zur Anzahl der Erwachsenen, Kinder und Kleinkinder.',
  'room.too-many-names': 'Es sind mehr Gäste genannt, als im Zimmer übernachten.',
  'board.RoomOnly': 'Nur Übernachtung',
  'board.BedAndBreakfast': 'Übernachtung mit Frühstück',
  'board.HalfBoard': 'Halbpension',
  'board.FullBoard': 'Vollpension',
  'board.AllInclusive': 'All-inclusive',
  'extra.worth': '{extra} (Wert {worth})',
  'extra.unknown': 'Dieses Extra gehört nicht zum Zimmer.',
  'extra.twice': 'Dieses Extra ist zweimal gewählt.',
  'payment.not-offered': 'Diese Zahlungsart wird hier nicht angeboten.',
  'due.paid': 'Ihre Zahlung ist eingegangen. Vielen Dank.',
  'due.not-due':
    'Dieser Betrag ist jetzt nicht oder nicht mehr zu zahlen. Es wurde nichts abgebucht. Bitte sehen Sie noch einmal nach.',
  'due.no-card': 'Das Hotel hat für diese Buchung keine Karte mehr. Bitte geben Sie eine Karte an.',
  'payment.times-changed':
    'Das Hotel hat geändert, wann dieser Tarif bezahlt wird. Es wurde nichts gebucht. Bitte wählen Sie Ihr Zimmer neu.',
  'mandate.charge': '{amount} am {date}',
  'mandate.later':
    'Mit der Bestätigung erlauben Sie {hotel}, diese Karte zu speichern und ohne weitere Rückfrage zu belasten: {charges}.',
  'mandate.guarantee':
    'Mit der Bestätigung erlauben Sie {hotel}, diese Karte als Garantie zu speichern und mit den Gebühren der Stornierungsbedingungen zu belasten.',
  'payment.unknown-company': 'Diese Organisation ist nicht bekannt.',
  'payment.wrong-pin':
    'Diese PIN ist nicht richtig. Prüfen Sie sie oder lassen Sie das Feld leer: Dann bestätigt das Hotel Ihre Buchung per E-Mail.',
  'link.waiting': 'Ihre Zimmer sind für Sie reserviert. Bestätigen Sie sie über den Link in Ihrer E-Mail.',
  'link.confirmed': 'Vielen Dank. Ihre Buchung ist bestätigt, und Sie erhalten eine E-Mail.',
  'telephone.rooms-gone':
    'Die Zimmer wurden inzwischen verkauft. Es wurde nichts gebucht. Bitte suchen Sie erneut.',
  'telephone.extras-gone':
    'Ein Extra ist inzwischen ausgebucht. Es wurde nichts gebucht. Bitte wählen Sie neu.',
  'telephone.price-changed':
    'Preis oder Zahlungszeitpunkt haben sich geändert. Es wurde nichts gebucht. Bitte sehen Sie noch einmal hin.',
  'telephone.no-payment':
    'Das Hotel nimmt online keine Zahlungen an, daher kann kein Link gesendet werden. Bitte wählen Sie einen Tarif mit Zahlung im Hotel.',
  'telephone.not-waiting': 'Diese Buchung wartet nicht mehr auf Zahlung. Bitte sehen Sie noch einmal nach.',
  'desk.booked': 'Die Buchung {reference} ist bestätigt. Der Gast erhält eine E-Mail.',
  'desk.booked-unmailed': 'Die Buchung {reference} ist bestätigt. Eine E-Mail-Adresse ist nicht hinterlegt.',
  'desk.booked-held':
    'Die Zimmer sind für den Gast reserviert ({reference}). Der Gast erhält eine E-Mail mit einem Link.',
  'desk.hold-ended': 'Die Zimmer sind wieder frei. Der Gast erhält eine E-Mail.',
  'request.made':
    'Ihre Anfrage ist beim Hotel. Ihre Buchung ist noch nicht bestätigt: Das Hotel antwortet per E-Mail.',
  'request.waiting': 'Das Hotel hat Ihre Anfrage noch nicht beantwortet. Es antwortet per E-Mail.',
  'request.over': 'Das Hotel konnte Ihre Anfrage nicht bestätigen. Es wurde nichts gebucht.',
  'payment.typed-card':
    'Kartennummern werden hier nicht angenommen: Geben Sie die Karte im Formular des Zahlungsdienstes ein. Bitte laden Sie die Seite neu.',
  'payment.saved-card': 'Diese gespeicherte Karte ist nicht bekannt.',
  'payment.action': 'Ihre Bank bittet Sie, die Zahlung zu bestätigen.',
  'payment.checking': 'Wir warten auf die Bestätigung Ihrer Zahlung.',
  'payment.challenge':
    'Bevor Sie eine weitere Karte verwenden, müssen wir prüfen, dass Sie kein Roboter sind. Wenn dazu nichts erscheint, rufen Sie bitte im Hotel an.',
  'payment.many-declines': {
    one: 'Mehrere Karten wurden abgelehnt. Versuchen Sie es in {count} Minute erneut oder rufen Sie im Hotel an.',
    other:
      'Mehrere Karten wurden abgelehnt. Versuchen Sie es in {count} Minuten erneut oder rufen Sie im Hotel an.',
  },
  'payment.declined':
    'Ihre Karte wurde abgelehnt, und es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.',
  'payment.insufficient-funds':
    'Ihre Karte wurde mangels Deckung abgelehnt, und es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.',
  'payment.expired-card':
    'Ihre Karte wurde abgelehnt, weil sie abgelaufen ist, und es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.',
  'payment.wrong-code':
    'Ihre Karte wurde abgelehnt, weil die Prüfziffer nicht stimmt, und es wurde nichts abgebucht. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  'payment.processing-error':
    'Ihre Karte wurde wegen eines Verarbeitungsfehlers abgelehnt, und es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
  'payment.email':
    'Der Zahlungsdienst akzeptiert diese E-Mail-Adresse nicht, und es wurde nichts abgebucht. Bitte prüfen Sie die Adresse.',
  'payment.refused':
    'Ihre Bank hat die Zahlung nicht freigegeben, und es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.',
  'payment.timed-out':
    'Die Zahlung wurde nicht rechtzeitig freigegeben, und es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
  'payment.cancelled': 'Die Zahlung wurde abgebrochen, und es wurde nichts abgebucht.',
  'payment.unavailable':
    'Die Zahlungsseite konnte nicht geöffnet werden, und es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
  'payment.unreachable':
    'Der Zahlungsdienst ist gerade nicht erreichbar, und es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
  'payment.under-way': 'Eine Zahlung für diese Buchung läuft bereits. Bitte warten Sie einen Moment.',
  'status.still-held': 'Ihre Zimmer bleiben für Sie reserviert.',
  'pay-again.over':
    'Ihre Zimmer sind nicht mehr reserviert, und es wurde nichts abgebucht. Bitte suchen Sie erneut, um zu buchen.',
  'pay-again.other-rooms':
    'Für Sie ist etwas anderes reserviert. Um Ihren Aufenthalt zu ändern, beginnen Sie bitte eine neue Buchung.',
  'pay-again.still-open':
    'Ihre Zahlung mit der ersten Karte ist bei Ihrer Bank noch offen, daher wurde die neue Karte nicht verwendet. Schließen Sie sie dort ab oder brechen Sie sie ab und versuchen Sie es erneut.',
  'pay-again.confirmed':
    'Diese Buchung ist bereits bestätigt. Um etwas anderes zu buchen, beginnen Sie bitte eine neue Buchung.',
  'status.released':
    'Ihre Buchung kam nicht zustande, und es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
  'status.refunded': 'Ihre Zimmer waren nicht mehr frei, daher wird Ihre Zahlung vollständig erstattet.',
  'booking.link-ended':
    'Dieser Link ist abgelaufen, weil der Aufenthalt schon länger zurückliegt. Melden Sie sich hier in Ihrem Konto an und öffnen Sie ihn erneut, oder fragen Sie das Hotel.',
  'idempotency.other-body': 'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  'idempotency.in-flight': 'Diese Buchung wird gerade bearbeitet. Bitte warten Sie einen Moment.',
  'voucher.valid-up-to': 'Ihr Gutschein senkt den Preis Ihres Aufenthalts um bis zu {amount}.',
  'voucher.too-little':
    'Ihr Gutschein deckt nicht mehr den ganzen Preis. Bitte wählen Sie, wie der Rest bezahlt wird.',
  'voucher.valid': 'Ihr Gutschein senkt den Preis Ihres Aufenthalts um {amount}.',

  'table.full': 'Dieser Tisch wurde gerade vergeben. Bitte wählen Sie eine andere Uhrzeit.',
  'table.no-time': 'Zu dieser Uhrzeit gibt es keinen Tisch. Bitte wählen Sie eine andere.',
  'table.time-passed': 'Diese Uhrzeit ist vorbei. Bitte wählen Sie eine spätere.',
  'table.date-passed': 'Dieser Tag ist vorbei.',
  'table.date-too-far': 'So weit im Voraus können Tische noch nicht reserviert werden.',
  'table.party-size': 'Online können Tische für {from} bis {to} Gäste reserviert werden.',
  'table.promotion': 'Dieses Angebot gibt es zu dieser Uhrzeit nicht.',
  'table.booked-otherwise':
    'Diesen Tisch haben Sie bereits mit anderen Wünschen reserviert (Nummer {reference}). Es wurde nichts geändert: Kontaktieren Sie uns, wenn Sie etwas ändern möchten.',
  'table.outside-stay':
    'Ein Tisch zu Ihrem Aufenthalt muss zwischen {from} und {to} liegen. Für einen anderen Tag kontaktieren Sie uns bitte.',
  'table.overlap':
    'Sie haben an diesem Tag bereits um {time} Uhr einen Tisch (Nummer {reference}). Wählen Sie eine Uhrzeit, die sich nicht überschneidet, oder kontaktieren Sie uns.',
  'table.many-of-day': {
    one: 'Mit einer E-Mail-Adresse kann online höchstens {count} Tisch am Tag reserviert werden. Für mehr kontaktieren Sie uns bitte.',
    other:
      'Mit einer E-Mail-Adresse können online höchstens {count} Tische am Tag reserviert werden. Für mehr kontaktieren Sie uns bitte.',
  },
  'table.many-of-address':
    'Mit dieser E-Mail-Adresse wurden kürzlich mehrere Tische reserviert. Bitte kontaktieren Sie uns für einen weiteren.',
  'table.many-from-here':
    'Von hier wurden kürzlich viele Tische reserviert. Versuchen Sie es später erneut oder kontaktieren Sie uns.',
  'table.until': 'Der Tisch ist bis {time} Uhr für Sie reserviert.',
  'table.link-wrong':
    'Dieser Link ist ungültig, oder die Reservierung ist hier nicht mehr bekannt. Prüfen Sie den Link oder kontaktieren Sie uns.',
  'table.is-cancelled':
    'Diese Reservierung ist storniert. Wenn Sie wieder einen Tisch möchten, reservieren Sie bitte neu.',
  'table.has-passed': 'Die Zeit Ihrer Reservierung ist da: Kontaktieren Sie uns bitte.',
  'table.changed-meanwhile':
    'Ihre Reservierung wurde inzwischen geändert. Laden Sie die Seite neu, um sie zu sehen.',

  'desk.log-in': 'Bitte melden Sie sich an der Rezeption an.',
  'desk.log-in-failed': 'E-Mail-Adresse oder Passwort ist falsch.',
  'desk.welcome': 'Willkommen, {name}',
  'desk.code-wanted': 'Geben Sie den Code Ihrer Authentifizierungs-App ein.',
  'desk.code-wrong':
    'Der Code ist falsch. Geben Sie den aktuellen Code der App oder einen Wiederherstellungscode ein.',
  'desk.second-factor-begun':
    'Scannen Sie das Bild mit Ihrer Authentifizierungs-App und geben Sie dann deren Code ein.',
  'desk.second-factor-set':
    'Die Zwei-Faktor-Anmeldung ist eingerichtet. Bewahren Sie die Wiederherstellungscodes sicher auf.',
  'desk.second-factor-needed':
    'Ihre Rolle verlangt die Zwei-Faktor-Anmeldung. Melden Sie sich an und richten Sie sie ein.',
  'desk.not-allowed': 'Ihre Rolle erlaubt das nicht.',
  'desk.logged-out': 'Sie sind abgemeldet.',
  'desk.invitation-over':
    'Die Einladung ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie eine neue an.',
  'desk.invitation-password': 'Sie haben bereits ein Konto. Geben Sie dessen Passwort ein.',
  'desk.invited': 'Die Einladung wurde an {email} gesendet.',
  'desk.invitation-withdrawn': 'Die Einladung wurde zurückgezogen.',
  'desk.role-changed': 'Die Rolle wurde geändert.',
  'desk.role-own':
    'Ihre eigene Rolle können Sie nicht ändern. Eine andere Person mit Eigentümerrolle kann es.',
  'desk.role-of-group': 'Diese Rolle gilt für eine Gruppe von Hotels und kann hier nicht geändert werden.',
  'desk.staff-unknown': 'In diesem Hotel gibt es diese Person nicht.',
  'desk.sessions-ended': 'Die Sitzungen wurden beendet.',
  'desk.password-changed': 'Ihr Passwort wurde geändert. Ihre anderen Sitzungen wurden beendet.',
  'desk.password-not-changed': 'Ihr Passwort wurde nicht geändert. Bitte prüfen Sie Ihr aktuelles Passwort.',
  'desk.name': 'Bitte geben Sie Ihren Namen an.',
  'desk.mail-again': 'Die E-Mail wird gleich noch einmal gesendet.',
  'desk.mail-soon':
    'Diese E-Mail wurde vor weniger als einer Minute geschrieben. Bitte warten Sie, bevor sie erneut gesendet wird.',
  'desk.note-empty': 'Bitte schreiben Sie etwas in die Notiz.',
  'desk.mail-unknown': 'Diese E-Mail wird nicht mehr aufbewahrt.',
  'desk.booking-cancelled': 'Die Buchung ist storniert. Der Gast erhält eine E-Mail.',
  'desk.booking-changed': 'Die Buchung ist geändert. Der Gast erhält eine E-Mail.',
  'desk.no-show': 'Der Gast ist als nicht angereist vermerkt und erhält eine E-Mail.',
  'desk.refunded': '{amount} werden dem Gast erstattet.',
  'desk.too-many-decimals': 'Der Betrag hat mehr Nachkommastellen, als {currency} erlaubt.',
  'desk.days': 'Wählen Sie aufeinanderfolgende Tage, höchstens ein Jahr.',
  'desk.request-accepted': 'Die Buchung ist bestätigt. Der Gast erhält eine E-Mail.',
  'desk.request-declined': 'Die Anfrage ist abgelehnt. Der Gast erhält eine E-Mail.',
  'desk.request-over':
    'Die Anfrage ist nicht mehr offen: Sie wurde beantwortet, oder ihre Zeit ist abgelaufen.',
  'desk.request-rooms-gone':
    'Die Zimmer wurden inzwischen verkauft. Fügen Sie im Kalender Zimmer hinzu oder lehnen Sie die Anfrage ab.',
  'desk.person-erased': 'Die Daten des Gastes sind gelöscht.',
  'desk.person-gone': 'Die Daten des Gastes wurden schon früher gelöscht.',
  'desk.person-open':
    'Es wurde nichts gelöscht: Eine Buchung oder ihre Zahlung ist noch nicht abgeschlossen.',
  'desk.note-written': 'Die Notiz ist gespeichert.',
  'desk.review-published': 'Die Bewertung ist veröffentlicht. Gäste lesen sie auf Ihrer Website.',
  'desk.review-hidden': 'Die Bewertung wird nicht angezeigt. Der Gast liest den Grund über den Link.',
  'desk.review-answered': 'Ihre Antwort ist gespeichert. Sie erscheint unter der Bewertung.',
  'desk.review-answer-removed': 'Ihre Antwort ist entfernt.',
  'desk.review-changed':
    'Diese Bewertung wurde inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
  'calendar.changed': 'Der Kalender ist geändert.',
  'calendar.undone': 'Die Änderung ist rückgängig gemacht.',
  'calendar.nights': 'Wählen Sie Nächte ab heute, die im Kalender stehen, höchstens ein Jahr.',
  'calendar.too-many':
    'Das sind zu viele Nächte auf einmal. Wählen Sie weniger Tage, Zimmerkategorien oder Tarife.',
  'calendar.free':
    '{count} dieser Nächte wären kostenlos. Ein von Hand gesetzter Preis muss größer als null sein.',
  'calendar.too-dear': 'Eine Nacht kann höchstens {amount} kosten. Prüfen Sie den Preis.',
  'calendar.nothing': 'Geben Sie an, was geändert werden soll und für welche Zimmerkategorien und Tarife.',
  'calendar.meanwhile':
    'Die Nächte wurden inzwischen geändert. Bitte sehen Sie sich die Vorschau noch einmal an.',
  'calendar.undo-late':
    'Etwas anderes hat die Nächte seitdem geändert, daher kann die Änderung nicht rückgängig gemacht werden.',
  'calendar.undo-unknown': 'Diese Änderung gibt es nicht, oder sie wurde bereits rückgängig gemacht.',
  'mail.cancelled.subject': 'Ihre Buchung im {hotel} ist storniert: {reference}',
  'mail.cancelled.text': 'Ihre Buchung ist wie gewünscht storniert.',
  'mail.cancelled.room-subject': 'Ein Zimmer Ihrer Buchung im {hotel} ist storniert: {reference}',
  'mail.cancelled.room-text': 'Wie gewünscht storniert: {rooms}. Der Rest Ihrer Buchung bleibt bestehen.',
  'mail.cancelled.by-hotel':
    'Das Hotel hat Ihre Buchung storniert. Rufen Sie im Hotel an, wenn Sie das nicht erwartet haben.',
  'mail.cancelled.room-by-hotel':
    'Das Hotel hat storniert: {rooms}. Der Rest Ihrer Buchung bleibt bestehen. Rufen Sie im Hotel an, wenn Sie das nicht erwartet haben.',
  'mail.no-show.subject': 'Sie sind nicht im {hotel} angereist: {reference}',
  'mail.no-show.text':
    'Sie sind am Anreisetag nicht angekommen, daher hat das Hotel Ihre Buchung beendet. Rufen Sie im Hotel an, wenn Sie unterwegs sind.',
  'mail.no-show.room-text':
    'Niemand ist angereist für: {rooms}. Das Hotel hat diesen Teil Ihrer Buchung beendet. Rufen Sie im Hotel an, wenn Sie unterwegs sind.',
  'mail.cancelled.fee': 'Stornierungsgebühr',
  'mail.cancelled.refund': 'Erstattung',
  'mail.cancelled.refund-text':
    'Wir erstatten Ihnen das Geld sofort. Es kann einige Tage dauern, bis Ihre Bank es anzeigt.',
  'mail.refund.subject': 'Ihre Erstattung vom {hotel}: {reference}',
  'mail.refund.text':
    'Wir haben Ihnen {amount} erstattet. Es kann einige Tage dauern, bis Ihre Bank den Betrag anzeigt.',
  'mail.refund.card':
    'Wir haben {amount} auf Ihre Karte {card} erstattet. Es kann einige Tage dauern, bis Ihre Bank den Betrag anzeigt.',
  'stay.fee': 'Stornierungsgebühr',
  'stay.no-show-fee': 'Gebühr bei Nichtanreise',
  'stay.no-show-early': 'Der Gast kann noch kommen: Warten Sie bis zur Uhrzeit des Hotels am Anreisetag.',
  'stay.fee-needed': 'Bei diesem Tarif ist die Gebühr nur in Worten beschrieben. Bitte geben Sie sie an.',
  'stay.fee-too-much': 'Die Gebühr kann nicht höher sein als der Preis der Zimmer.',
  'stay.less': 'Preisnachlass des Hotels',
  'stay.refund-too-much': 'Höchstens {amount} können erstattet werden.',
  'stay.cancelled': 'Ihre Buchung ist storniert.',
  'stay.room-cancelled': 'Das Zimmer ist storniert.',
  'stay.not-confirmed': 'Diese Buchung ist nicht bestätigt oder storniert, daher gibt es nichts zu ändern.',
  'stay.by-telephone':
    '{hotel} nimmt diese Änderung für Sie vor: Rufen Sie {telephone} an und halten Sie Ihre Buchungsnummer bereit.',
  'stay.quote-over': 'Der angezeigte Betrag gilt nicht mehr. Bitte prüfen Sie ihn noch einmal.',
  'stay.changed-meanwhile': 'Ihre Buchung wurde inzwischen geändert. Bitte sehen Sie noch einmal hin.',
  'stay.desk-changed-meanwhile': 'Die Buchung wurde inzwischen geändert. Bitte sehen Sie noch einmal hin.',
  'status.cancelled': 'Diese Buchung ist storniert.',
  'stay.changed': 'Ihre Buchung ist geändert.',
  'stay.kept-line': 'Vom bisherigen Preis einbehalten',
  'stay.sold-out': 'Für diese Änderung sind nicht genügend Zimmer frei. Ihre Buchung bleibt, wie sie ist.',
  'stay.not-available':
    'Dieses Zimmer kann für diese Reisedaten und Gäste nicht gebucht werden. Ihre Buchung bleibt, wie sie ist.',
  'stay.rooms-missing': 'Bitte nennen Sie jedes Zimmer der Buchung einmal.',
  'mail.changed.subject': 'Ihre Buchung im {hotel} ist geändert: {reference}',
  'mail.email-changed.subject': 'Ihre Buchung im {hotel} hat eine andere E-Mail-Adresse: {reference}',
  'mail.email-changed.text':
    'Die E-Mail-Adresse der Buchung wurde geändert. Künftig schreiben wir an die neue.',
  'mail.email-changed.not-you':
    'Wenn Sie das nicht waren, rufen Sie uns bitte sofort an: Wir bringen es in Ordnung.',
  'mail.arrival-time': 'Voraussichtliche Ankunft',
  'mail.changed.text': 'Ihre Buchung ist wie gewünscht geändert. So sieht sie jetzt aus.',
  'mail.changed.due': 'Für die Änderung sind noch {amount} zu zahlen.',
  'mail.booking-link.subject': 'Der Link zu Ihrer Buchung im {hotel}: {reference}',
  'mail.booking-link.text':
    'Sie möchten wieder auf Ihre Buchung zugreifen. Über diesen Link können Sie sie ansehen, ändern oder stornieren.',
  'mail.booking-link.not-you':
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es ändert sich nichts. Geben Sie den Link nicht weiter.',
  'stay.link-sent':
    'Wenn Buchungsnummer und Name zusammenpassen, senden wir gleich einen Link an die E-Mail-Adresse der Buchung.',
  'mail.review.stop': 'Mich nicht mehr um Bewertungen bitten',
  'review.stop': 'Möchten Sie keine E-Mails mehr, die um eine Bewertung bitten?',
  'review.stop.confirm': 'Diese E-Mails abbestellen',
  'review.stopped': 'Wir bitten Sie nicht mehr um eine Bewertung.',
  'booking.no-calendar': 'Diese Buchung ist nicht bestätigt und hat daher keinen Kalendereintrag.',
};
