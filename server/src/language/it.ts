import type { Catalogue } from 'shared/domain';
import { itMails } from './it-mails.ts';

/** The server's messages to guests, in Italian. */
export const it: Catalogue = {
  ...itMails,

  'site.no-script': 'Per prenotare su questa pagina è necessario JavaScript.',
  'site.no-script.contact':
    'Per prenotare su questa pagina è necessario JavaScript. Può anche prenotare direttamente da noi: {telephone}, {email}.',
  'site.old-browser': 'Il suo browser è troppo vecchio per questa pagina. Lo aggiorni o ne usi un altro.',
  'site.old-browser.contact':
    'Il suo browser è troppo vecchio per questa pagina. Lo aggiorni, ne usi un altro oppure prenoti direttamente da noi: {telephone}, {email}.',

  'http.invalid': 'La richiesta non è valida.',
  'http.too-many': {
    one: 'Troppi tentativi. Riprovi tra {count} minuto.',
    other: 'Troppi tentativi. Riprovi tra {count} minuti.',
  },
  'http.unauthorised': 'Non ha effettuato l’accesso.',
  'http.forbidden': 'Non ha accesso a questo contenuto.',
  'http.not-found': 'Non trovato',
  'http.method': 'Metodo non consentito',
  'http.too-large': 'La richiesta è troppo grande.',
  'http.address-too-long': 'L’indirizzo è troppo lungo.',
  'http.content-type': 'Questo tipo di contenuto non può essere usato; inviare application/json.',
  'http.unread': 'Questo non può essere letto.',
  'http.too-slow': 'La richiesta ha impiegato troppo tempo.',
  'http.headers-too-large': 'Le intestazioni della richiesta sono troppo grandi.',
  'http.restarting': 'Il servizio si sta riavviando. Riprovi.',
  'http.part-unavailable': 'Al momento non è disponibile. Riprovi.',
  'http.unavailable': 'Al momento il servizio non è disponibile. Riprovi.',
  'http.property': 'Questo hotel non è stato trovato.',
  'http.booking': 'Questa prenotazione non è stata trovata.',
  'http.room': 'Questa camera non è stata trovata.',
  'http.parameter': 'Questo non è adatto qui.',
  'http.one-room': 'Serve un soggiorno di una camera: fromDate, e toDate o nights.',
  'http.card-step': 'Le carte vengono addebitate in multipli di {amount}.',
  'http.ages': 'Questo hotel chiede l’età di ogni bambino.',
  'http.rate': 'Questa tariffa non è stata trovata.',
  'http.other-site': 'La richiesta proviene da un altro sito ed è stata rifiutata.',
  'http.restaurant': 'Questo ristorante non è stato trovato.',
  'field.missing': 'Questo campo è obbligatorio.',
  'field.empty': 'Questo campo non può essere vuoto.',
  'field.too-short': {
    one: 'Qui serve almeno {count} carattere.',
    other: 'Qui servono almeno {count} caratteri.',
  },
  'field.too-long': {
    one: 'Qui è possibile al massimo {count} carattere.',
    other: 'Qui sono possibili al massimo {count} caratteri.',
  },
  'text.unusable': 'Il testo contiene caratteri che qui non possono essere usati.',

  'account.log-in': 'La preghiamo di accedere.',
  'account.password-changed': 'La password è stata cambiata',
  'account.password-not-changed': 'La password non è stata cambiata. Verifichi la password attuale',
  'account.email-confirmed': 'Il suo indirizzo e-mail è stato confermato',
  'account.confirmation-sent': 'Le abbiamo inviato un’e-mail per confermare il suo indirizzo',
  'account.password-to-confirm': 'Inserisca la password di questo account per confermare il suo indirizzo.',
  'account.password-not-its': 'Non è la password di questo account.',
  'account.link-invalid': 'Questo link è scaduto o è già stato usato. Ne richieda uno nuovo.',
  'account.card-removed': 'La carta è stata rimossa',
  'account.card-unknown': 'Questa carta salvata non è nota.',

  'privacy.link-sent':
    'Se conserviamo dati relativi a questo indirizzo, tra un momento riceverà un’e-mail con un link per consultarli.',
  'privacy.link-over': 'Questo link è scaduto o è già stato usato. Ne richieda uno nuovo.',
  'privacy.key-over': 'L’ora di validità di questo link è trascorsa. Ne richieda uno nuovo.',
  'privacy.unconfirmed':
    'Confermi prima l’indirizzo e-mail del suo account. Così sappiamo che i dati sono suoi.',
  'privacy.password-wrong': 'Non è stato cancellato nulla. Verifichi la password',
  'privacy.open':
    'Non è stato cancellato nulla: una prenotazione non è conclusa o i relativi pagamenti non sono saldati.',
  'privacy.erased': 'I suoi dati sono stati cancellati.',
  'review.link-wrong': 'Non conosciamo questo link. Utilizzi quello contenuto nella nostra e-mail.',
  'review.link-ended':
    'Questo link è scaduto. Un soggiorno può essere recensito fino a 60 giorni dopo la partenza.',
  'review.published': 'La Sua recensione è pubblicata e non può più essere modificata.',
  'review.saved': 'Grazie. Esaminiamo la Sua recensione prima che venga mostrata.',

  'promo.unknown': 'Questo codice promozionale non è valido.',
  'promo.expired': 'Questo codice promozionale è scaduto.',
  'promo.too-soon': 'Questo codice promozionale non può ancora essere usato.',
  'promo.no-rate': 'Questo codice promozionale non modifica alcun prezzo della sua ricerca.',
  'promo.other-dates': 'Questo codice promozionale non è valido nelle sue date.',
  'promo.minimum-nights': {
    one: 'Questo codice promozionale vale per un soggiorno di almeno {count} notte.',
    other: 'Questo codice promozionale vale per un soggiorno di almeno {count} notti.',
  },
  'offer.unknown': 'Non abbiamo alcuna offerta con questo codice.',
  'offer.not-sold': 'Questa tariffa non è disponibile nelle sue date.',
  'offer.minimum-nights': {
    one: 'Questa tariffa vale per soggiorni di almeno {count} notte.',
    other: 'Questa tariffa vale per soggiorni di almeno {count} notti.',
  },
  'offer.maximum-nights': {
    one: 'Questa tariffa vale per soggiorni di al massimo {count} notte.',
    other: 'Questa tariffa vale per soggiorni di al massimo {count} notti.',
  },
  'offer.book-ahead': {
    one: 'Questa tariffa va prenotata almeno {count} giorno prima dell’arrivo.',
    other: 'Questa tariffa va prenotata almeno {count} giorni prima dell’arrivo.',
  },
  'offer.book-later': {
    one: 'Questa tariffa si può prenotare da {count} giorno prima dell’arrivo.',
    other: 'Questa tariffa si può prenotare da {count} giorni prima dell’arrivo.',
  },
  'offer.closed-to-arrival': 'Con questa tariffa non è possibile arrivare in quel giorno.',
  'offer.closed-to-departure': 'Con questa tariffa non è possibile partire in quel giorno.',
  'search.past': 'La data di arrivo è passata.',
  'search.order': 'Il giorno di partenza deve essere successivo a quello di arrivo.',
  'search.longest': 'Un soggiorno può durare al massimo {count} notti.',
  'search.rooms': {
    one: 'Si può prenotare al massimo {count} camera alla volta.',
    other: 'Si possono prenotare al massimo {count} camere alla volta.',
  },
  'search.nobody': 'In ogni camera deve soggiornare almeno una persona.',
  'search.ages': 'Le età non corrispondono al numero di adulti, bambini e neonati.',
  'search.largest-party': 'Si può cercare per un massimo di {count} persone in una camera.',
  'calendar.order': 'L’ultimo giorno non può precedere il primo.',
  'company.text-too-short': 'Inserire almeno tre lettere del nome',
  'wallet.not-offered': 'Qui non ci sono pass per questo wallet.',
  'wallet.not-confirmed': 'Il pass è disponibile quando la prenotazione è confermata.',
  'wallet.pass': 'Soggiorno presso {hotel}',
  'wallet.arrival': 'Arrivo',
  'wallet.departure': 'Partenza',
  'wallet.from': '{date}, dalle {time}',
  'wallet.until': '{date}, entro le {time}',
  'wallet.guest': 'Ospite',
  'wallet.reference': 'Riferimento della prenotazione',
  'wallet.rooms': 'Camere',
  'wallet.address': 'Indirizzo',
  'wallet.telephone': 'Telefono',
  'receipt.title': 'Ricevuta',
  'receipt.not-confirmed': 'La ricevuta è disponibile quando la prenotazione è confermata.',
  'receipt.reference': 'Riferimento della prenotazione',
  'receipt.guest': 'Ospite',
  'receipt.stay': 'Soggiorno',
  'receipt.stay.days': 'dal {from} al {to}',
  'receipt.hotel': 'Hotel',
  'receipt.date': 'Data di questa ricevuta',
  'receipt.vat-id': 'Partita IVA {vatId}',
  'receipt.room': 'Camera {number}: {name}',
  'receipt.room.cancelled': 'Camera {number}: {name} (cancellata)',
  'receipt.room.total': 'Totale camera {number}',
  'receipt.included': 'Incluso',
  'receipt.voucher': 'Buono regalo',
  'receipt.total': 'Totale',
  'receipt.vat': 'IVA',
  'receipt.vat.rate': '{name}, {percent}',
  'receipt.vat.base': 'Importo netto {amount}',
  'receipt.vat.untaxed': 'Senza IVA',
  'receipt.contained': '{tax} fa parte degli importi netti.',
  'receipt.payments': 'Pagamenti',
  'receipt.payment': '{date} · {what}',
  'receipt.payment.card': '{scheme} che termina con {digits}',
  'receipt.payment.online': 'Pagato online',
  'receipt.payment.reserved': '{what} (riservato)',
  'receipt.payment.refunded': 'Rimborsato su {what}',
  'receipt.payment.refund-failed': 'Rimborso tornato indietro, {what}',
  'receipt.payment.disputed': 'Ripreso dalla banca, {what}',
  'receipt.payment.dispute-won': 'Restituito dalla banca, {what}',
  'receipt.paid': 'Pagato',
  'receipt.balance': 'Ancora da pagare',
  'receipt.cancelled': 'Questa prenotazione è cancellata. Gli importi sono quanto l’hotel ne trattiene.',
  'receipt.no-invoice': 'Questa ricevuta non è una fattura.',

  'invoice.not-offered': 'Questo hotel non emette fatture qui. La preghiamo di rivolgersi alla reception.',
  'invoice.not-confirmed': 'La fattura è disponibile quando la prenotazione è confermata.',
  'invoice.nothing-kept': 'La prenotazione è stata cancellata senza penale: non c’è nulla da fatturare.',
  'invoice.recipient': 'Indichi a chi va intestata la fattura.',
  'invoice.name': 'Inserire un nome.',
  'invoice.address': 'Inserire un indirizzo.',
  'invoice.vat-id-country':
    '«{vatId}» non è una partita IVA: inizia con le due lettere del paese, ad esempio {example}.',
  'invoice.vat-id-form': '«{vatId}» non è una partita IVA valida ({country}): ha la forma {example}.',
  'invoice.none-to-correct': 'Per questa prenotazione non ci sono fatture da correggere.',
  'invoice.corrected-already':
    'Questa fattura è stata nel frattempo corretta dalla {number}. La preghiamo di riaprire la pagina.',
  'invoice.corrected-too-often':
    'Questa fattura è già stata corretta più volte. Chieda all’hotel un’ulteriore correzione.',
  'group.not-found': 'Questo gruppo di hotel non è stato trovato.',
  'group.unknown-area': 'Questo gruppo di hotel non ha questa zona.',

  'check-in.done-title': 'Il modulo di check-in è compilato',
  'check-in.done': 'Il check-in online è completato. La aspettiamo con piacere.',
  'check-in.done-before':
    'Il check-in online era già stato completato e questa volta non è cambiato nulla. Ci contatti se desidera modificare qualcosa.',
  'check-in.cancelled-title': 'Questa prenotazione non è attiva',
  'check-in.cancelled':
    'Questa prenotazione non è stata completata o è stata cancellata, quindi non c’è alcun check-in da fare.',
  'check-in.waiting-title': 'La prenotazione non è ancora confermata',
  'check-in.waiting': 'Potrà effettuare il check-in appena il pagamento sarà confermato. Riprovi tra poco.',
  'check-in.past-title': 'La data di arrivo è passata',
  'check-in.past':
    'Il check-in online è possibile fino al giorno di arrivo compreso. Si rivolga alla reception o ci contatti.',
  'check-in.other-reservation': 'Questa non è la prenotazione del link.',
  'check-in.unknown-room': 'Questa camera non fa parte della prenotazione.',
  'check-in.other-dates':
    'Queste non sono le date della sua prenotazione. Non si possono modificare qui: ci contatti.',
  'check-in.other-room': 'Questa non è la camera o la tariffa della sua prenotazione.',
  'check-in.room-twice': 'Questa camera compare due volte.',
  'check-in.missing-rooms': 'Il check-in va effettuato per tutte le camere della prenotazione.',
  'check-in.no-guests': 'Indichi chi soggiorna nella camera.',
  'check-in.extras-gone': 'Non più disponibile: {extras}. Non è stato salvato nulla. Scelga di nuovo.',
  'check-in.price-changed':
    'I suoi extra costano ora {price} in totale. Non è stato salvato nulla. Li verifichi e salvi di nuovo.',

  'date.past': 'La data di arrivo è passata.',
  'date.order': 'La partenza deve essere successiva all’arrivo.',
  'date.too-long': {
    one: 'Un soggiorno è di al massimo {count} notte.',
    other: 'Un soggiorno è di al massimo {count} notti.',
  },
  'room.too-many': {
    one: 'Una prenotazione è di al massimo {count} camera.',
    other: 'Una prenotazione è di al massimo {count} camere.',
  },
  'room.unknown-type': 'Questo tipo di camera non esiste.',
  'room.unknown-rate': 'Questa tariffa non esiste.',
  'room.unknown-configuration': 'La camera non può essere allestita così.',
  'room.ages': 'Le età non corrispondono al numero di adulti, bambini e neonati.',
  'room.too-many-names': 'Sono stati indicati più ospiti di quanti soggiornano nella camera.',
  'board.RoomOnly': 'Solo pernottamento',
  'board.BedAndBreakfast': 'Pernottamento e colazione',
  'board.HalfBoard': 'Mezza pensione',
  'board.FullBoard': 'Pensione completa',
  'board.AllInclusive': 'All inclusive',
  'extra.worth': '{extra} (valore {worth})',
  'extra.unknown': 'Questo extra non è previsto per la camera.',
  'extra.twice': 'Questo extra è stato scelto due volte.',
  'payment.not-offered': 'Questo metodo di pagamento non è disponibile qui.',
  'due.paid': 'Il suo pagamento è stato ricevuto. Grazie.',
  'due.not-due':
    'Questo importo non è da pagare ora, o non lo è più. Non è stato addebitato nulla. Verifichi di nuovo.',
  'due.no-card': 'L’hotel non ha più una carta per questa prenotazione. Indichi una carta.',
  'payment.times-changed':
    'L’hotel ha modificato quando si paga questa tariffa. Non è stato prenotato nulla. Scelga di nuovo la camera.',
  'mandate.charge': '{amount} in data {date}',
  'mandate.later':
    'Confermando autorizza {hotel} a conservare questa carta e ad addebitare {charges} senza chiederle ulteriore conferma.',
  'mandate.guarantee':
    'Confermando autorizza {hotel} a conservare questa carta a garanzia e ad addebitare le penali previste dalle condizioni di cancellazione.',
  'payment.unknown-company': 'Questa azienda non è nota.',
  'payment.wrong-pin':
    'Questo PIN non è corretto. Lo verifichi, oppure lasci vuoto il campo: l’hotel confermerà la prenotazione via e-mail.',
  'link.waiting': 'Le camere sono riservate per lei. Le confermi tramite il link nell’e-mail.',
  'link.confirmed': 'Grazie. La prenotazione è confermata e riceverà un’e-mail.',
  'telephone.rooms-gone':
    'Le camere sono state vendute nel frattempo. Non è stato prenotato nulla. Cerchi di nuovo.',
  'telephone.extras-gone':
    'Un extra si è esaurito nel frattempo. Non è stato prenotato nulla. Scelga di nuovo.',
  'telephone.price-changed':
    'Il prezzo o il momento del pagamento è cambiato. Non è stato prenotato nulla. Verifichi di nuovo.',
  'telephone.no-payment':
    'L’hotel non accetta pagamenti online, quindi non si può inviare un link. Scelga una tariffa che si paga in hotel.',
  'telephone.not-waiting': 'Questa prenotazione non è più in attesa di pagamento. Verifichi di nuovo.',
  'desk.booked': 'La prenotazione {reference} è confermata. L’ospite riceve un’e-mail.',
  'desk.booked-unmailed': 'La prenotazione {reference} è confermata. Non è indicato alcun indirizzo e-mail.',
  'desk.booked-held':
    'Le camere sono riservate per l’ospite ({reference}), che riceve un’e-mail con un link.',
  'desk.hold-ended': 'Le camere sono di nuovo libere. L’ospite riceve un’e-mail.',
  'request.made':
    'La richiesta è stata inviata all’hotel. La prenotazione non è ancora confermata: l’hotel risponde via e-mail.',
  'request.waiting': 'L’hotel non ha ancora risposto alla sua richiesta. Lo farà via e-mail.',
  'request.over': 'L’hotel non ha potuto confermare la sua richiesta. Non è stato prenotato nulla.',
  'payment.typed-card':
    'Qui non si accettano numeri di carta: inserisca la carta nel modulo del servizio di pagamento. La preghiamo di ricaricare la pagina.',
  'payment.saved-card': 'Questa carta salvata non è nota.',
  'payment.action': 'La sua banca chiede di approvare il pagamento.',
  'payment.checking': 'Siamo in attesa della conferma del pagamento.',
  'payment.challenge':
    'Prima di provare un’altra carta dobbiamo verificare che lei non sia un robot. Se non viene mostrato nulla, telefoni all’hotel.',
  'payment.many-declines': {
    one: 'Diverse carte sono state rifiutate. Riprovi tra {count} minuto, oppure telefoni all’hotel.',
    other: 'Diverse carte sono state rifiutate. Riprovi tra {count} minuti, oppure telefoni all’hotel.',
  },
  'payment.declined': 'La carta è stata rifiutata e non è stato addebitato nulla. Provi con un’altra carta.',
  'payment.insufficient-funds':
    'La carta è stata rifiutata per fondi insufficienti e non è stato addebitato nulla. Provi con un’altra carta.',
  'payment.expired-card':
    'La carta è stata rifiutata perché è scaduta e non è stato addebitato nulla. Provi con un’altra carta.',
  'payment.wrong-code':
    'La carta è stata rifiutata perché il codice di sicurezza non è corretto e non è stato addebitato nulla. Lo verifichi e riprovi.',
  'payment.processing-error':
    'La carta è stata rifiutata per un errore di elaborazione e non è stato addebitato nulla. Riprovi.',
  'payment.email':
    'Il servizio di pagamento non accetta questo indirizzo e-mail e non è stato addebitato nulla. Controllare l’indirizzo.',
  'payment.refused':
    'La sua banca non ha approvato il pagamento e non è stato addebitato nulla. Provi con un’altra carta.',
  'payment.timed-out': 'Il pagamento non è stato approvato in tempo e non è stato addebitato nulla. Riprovi.',
  'payment.cancelled': 'Il pagamento è stato annullato e non è stato addebitato nulla.',
  'payment.unavailable':
    'Non è stato possibile aprire la pagina di pagamento e non è stato addebitato nulla. Riprovi.',
  'payment.unreachable':
    'Al momento il servizio di pagamento non è raggiungibile e non è stato addebitato nulla. Riprovi tra un momento.',
  'payment.under-way': 'È in corso un pagamento per questa prenotazione. Attenda un momento.',
  'status.still-held': 'Le camere sono ancora riservate per lei.',
  'pay-again.over':
    'Le camere non sono più riservate e non è stato addebitato nulla. Cerchi di nuovo per prenotare.',
  'pay-again.other-rooms':
    'Questo non corrisponde a quanto è riservato per lei. Inizi una nuova prenotazione se desidera modificare il soggiorno.',
  'pay-again.still-open':
    'Il pagamento con la prima carta è ancora in corso presso la sua banca, quindi la nuova carta non è stata usata. Lo concluda o lo annulli presso la banca, poi riprovi.',
  'pay-again.confirmed':
    'Questa prenotazione è già stata effettuata. Inizi una nuova prenotazione se desidera prenotare altro.',
  'status.released': 'La prenotazione non è stata completata e non è stato addebitato nulla. Riprovi.',
  'status.refunded': 'Le camere non erano più disponibili, quindi l’intero pagamento le viene rimborsato.',
  'booking.link-ended':
    'Questo link è scaduto perché il soggiorno risale a qualche tempo fa. Acceda qui al suo account e lo riapra, oppure si rivolga all’hotel.',
  'idempotency.other-body': 'Questa Idempotency-Key è già stata usata per un’altra richiesta.',
  'idempotency.in-flight': 'Questa prenotazione è in corso. Attenda un momento.',
  'voucher.valid-up-to': 'Il buono regalo riduce fino a {amount} il prezzo del soggiorno.',
  'voucher.too-little': 'Il buono regalo non copre più l’intero prezzo. Scelga come pagare il resto.',
  'voucher.valid': 'Il buono regalo riduce di {amount} il prezzo del soggiorno.',

  'table.full': 'Il tavolo è appena stato occupato. Scelga un altro orario.',
  'table.no-time': 'A quest’ora non c’è alcun tavolo. Scelga un altro orario.',
  'table.time-passed': 'Questo orario è passato. Ne scelga uno successivo.',
  'table.date-passed': 'Questo giorno è passato.',
  'table.date-too-far': 'Non è ancora possibile prenotare tavoli con tanto anticipo.',
  'table.party-size': 'Online si possono prenotare tavoli da {from} a {to} persone.',
  'table.promotion': 'Questa offerta non è disponibile a quest’ora.',
  'table.booked-otherwise':
    'Ha già prenotato questo tavolo (codice {reference}) con altre richieste. Non è cambiato nulla: ci contatti se desidera modificarlo.',
  'table.outside-stay':
    'Un tavolo per il soggiorno deve essere tra {from} e {to}. Ci contatti per un altro giorno.',
  'table.overlap':
    'Ha già un tavolo alle {time} in questo giorno (codice {reference}). Scelga un orario che non si sovrapponga, oppure ci contatti.',
  'table.many-of-day': {
    one: 'Online si può prenotare al massimo {count} tavolo al giorno con lo stesso indirizzo e-mail. Ci contatti per prenotarne altri.',
    other:
      'Online si possono prenotare al massimo {count} tavoli al giorno con lo stesso indirizzo e-mail. Ci contatti per prenotarne altri.',
  },
  'table.many-of-address':
    'Con questo indirizzo e-mail sono stati prenotati di recente diversi tavoli. Ci contatti per prenotarne un altro.',
  'table.many-from-here':
    'Da qui sono stati prenotati di recente molti tavoli. Riprovi più tardi, oppure ci contatti.',
  'table.until': 'Il tavolo è a sua disposizione fino alle {time}.',
  'table.link-wrong':
    'Il link non è corretto, oppure il tavolo non risulta più. Controlli il link o ci contatti.',
  'table.is-cancelled': 'Questo tavolo è cancellato. Per averne un altro, prenoti di nuovo.',
  'table.has-passed': 'L’ora di questo tavolo è arrivata: ci contatti.',
  'table.changed-meanwhile': 'Nel frattempo il tavolo è stato modificato. Ricarichi la pagina per vederlo.',

  'desk.log-in': 'Acceda alla reception.',
  'desk.log-in-failed': 'L’indirizzo e-mail o la password non è corretto.',
  'desk.welcome': 'Le diamo il benvenuto, {name}',
  'desk.code-wanted': 'Inserisca il codice della sua app di autenticazione.',
  'desk.code-wrong':
    'Il codice non è corretto. Inserisca il codice attuale dell’app o un codice di recupero.',
  'desk.second-factor-begun':
    'Scansioni l’immagine con la sua app di autenticazione, poi ne inserisca il codice.',
  'desk.second-factor-set':
    'La verifica in due passaggi è configurata. Conservi i codici di recupero in un luogo sicuro.',
  'desk.second-factor-needed': 'Il suo ruolo richiede la verifica in due passaggi. Acceda e la configuri.',
  'desk.not-allowed': 'Il suo ruolo non lo consente.',
  'desk.logged-out': 'La disconnessione è avvenuta.',
  'desk.invitation-over': 'L’invito è scaduto o è già stato usato. Ne chieda uno nuovo.',
  'desk.invitation-password': 'Ha già un account. Ne inserisca la password.',
  'desk.invited': 'L’invito è stato inviato a {email}.',
  'desk.invitation-withdrawn': 'L’invito è stato ritirato.',
  'desk.role-changed': 'Il ruolo è stato modificato.',
  'desk.role-own': 'Non può modificare il proprio ruolo. Può farlo un altro titolare.',
  'desk.role-of-group': 'Questo ruolo vale per un gruppo di hotel e non può essere modificato qui.',
  'desk.staff-unknown': 'In questo hotel non c’è un collaboratore simile.',
  'desk.sessions-ended': 'Le sessioni sono state terminate.',
  'desk.password-changed': 'La password è stata cambiata. Le altre sue sessioni sono state terminate.',
  'desk.password-not-changed': 'La password non è stata cambiata. Verifichi la password attuale.',
  'desk.name': 'Inserire il nome.',
  'desk.mail-again': 'L’e-mail verrà inviata di nuovo tra un momento.',
  'desk.mail-soon':
    'Questa e-mail è stata scritta meno di un minuto fa. Attenda un po’ prima di inviarla di nuovo.',
  'desk.note-empty': 'Scriva qualcosa nella nota.',
  'desk.mail-unknown': 'Questa e-mail non è più conservata.',
  'desk.booking-cancelled': 'La prenotazione è stata cancellata. L’ospite riceve un’e-mail.',
  'desk.booking-changed': 'La prenotazione è stata modificata. L’ospite riceve un’e-mail.',
  'desk.no-show': 'Il mancato arrivo (no-show) è stato registrato. L’ospite riceve un’e-mail.',
  'desk.refunded': 'All’ospite vengono rimborsati {amount}.',
  'desk.too-many-decimals': 'L’importo ha più decimali di quanti ne abbia {currency}.',
  'desk.days': 'Scelga giorni consecutivi, al massimo un anno.',
  'desk.request-accepted': 'La prenotazione è confermata. L’ospite riceve un’e-mail.',
  'desk.request-declined': 'La richiesta è stata rifiutata. L’ospite riceve un’e-mail.',
  'desk.request-over': 'La richiesta non è più aperta: ha ricevuto risposta o il tempo è scaduto.',
  'desk.request-rooms-gone':
    'Le camere sono state vendute nel frattempo. Aggiunga camere nel calendario, oppure rifiuti la richiesta.',
  'desk.person-erased': 'I dati dell’ospite sono stati cancellati.',
  'desk.person-gone': 'I dati dell’ospite erano già stati cancellati.',
  'desk.person-open':
    'Non è stato cancellato nulla: una prenotazione non è conclusa o i relativi pagamenti non sono saldati.',
  'desk.note-written': 'La nota è stata salvata.',
  'desk.review-published': 'La recensione è pubblicata. Gli ospiti la leggono sul Suo sito.',
  'desk.review-hidden': 'La recensione non è mostrata. Chi l’ha scritta legge il motivo tramite il link.',
  'desk.review-answered': 'La Sua risposta è salvata. È mostrata sotto la recensione.',
  'desk.review-answer-removed': 'La Sua risposta è stata rimossa.',
  'desk.review-changed': 'Questa recensione è stata modificata nel frattempo. La esamini di nuovo.',
  'calendar.changed': 'Il calendario è stato modificato.',
  'calendar.undone': 'La modifica è stata annullata.',
  'calendar.nights': 'Scelga notti a partire da oggi presenti nel calendario, al massimo un anno.',
  'calendar.too-many': 'Sono troppe notti in una volta. Scelga meno giorni, tipi di camera o tariffe.',
  'calendar.free':
    '{count} di queste notti diventerebbero gratuite. Un prezzo impostato a mano deve essere superiore a zero.',
  'calendar.too-dear': 'Una notte può costare al massimo {amount}. Controlli il prezzo.',
  'calendar.nothing': 'Indichi che cosa modificare e per quali tipi di camera e tariffe.',
  'calendar.meanwhile': 'Le notti sono state modificate nel frattempo. Verifichi di nuovo che cosa accadrà.',
  'calendar.undo-late':
    'Le notti sono state modificate in seguito, quindi la modifica non può essere annullata.',
  'calendar.undo-unknown': 'Questa modifica non esiste o è già stata annullata.',
  'mail.cancelled.subject': 'La sua prenotazione presso {hotel} è stata cancellata: {reference}',
  'mail.cancelled.text': 'La prenotazione è stata cancellata come da sua richiesta.',
  'mail.cancelled.room-subject':
    'Una camera della sua prenotazione presso {hotel} è stata cancellata: {reference}',
  'mail.cancelled.room-text':
    'Cancellato come da sua richiesta: {rooms}. Il resto della prenotazione rimane valido.',
  'mail.cancelled.by-hotel':
    'L’hotel ha cancellato la sua prenotazione. Telefoni all’hotel se non se lo aspettava.',
  'mail.cancelled.room-by-hotel':
    'L’hotel ha cancellato: {rooms}. Il resto della prenotazione rimane valido. Telefoni all’hotel se non se lo aspettava.',
  'mail.no-show.subject': 'Mancato arrivo presso {hotel}: {reference}',
  'mail.no-show.text':
    'Non è arrivato nel giorno previsto, quindi l’hotel ha chiuso la prenotazione. Telefoni all’hotel se è in viaggio.',
  'mail.no-show.room-text':
    'Nessuno è arrivato per: {rooms}. L’hotel ha chiuso questa parte della prenotazione. Telefoni all’hotel se è in viaggio.',
  'mail.cancelled.fee': 'Penale di cancellazione',
  'mail.cancelled.refund': 'Rimborso',
  'mail.cancelled.refund-text':
    'La rimborsiamo subito. La sua banca potrebbe impiegare qualche giorno per mostrarlo.',
  'mail.refund.subject': 'Il suo rimborso da {hotel}: {reference}',
  'mail.refund.text':
    'Le abbiamo rimborsato {amount}. La sua banca potrebbe impiegare qualche giorno per mostrarlo.',
  'mail.refund.card':
    'Abbiamo rimborsato {amount} sulla sua carta {card}. La sua banca potrebbe impiegare qualche giorno per mostrarlo.',
  'stay.fee': 'Penale di cancellazione',
  'stay.no-show-fee': 'Penale per mancato arrivo',
  'stay.no-show-early':
    'L’ospite può ancora arrivare: attenda l’ora stabilita dall’hotel nel giorno di arrivo.',
  'stay.fee-needed': 'La tariffa indica il costo solo a parole. Indichi la penale.',
  'stay.fee-too-much': 'La penale non può superare il prezzo delle camere.',
  'stay.less': 'Riduzione dell’hotel',
  'stay.refund-too-much': 'Si possono rimborsare al massimo {amount}.',
  'stay.cancelled': 'La prenotazione è stata cancellata.',
  'stay.room-cancelled': 'La camera è stata cancellata.',
  'stay.not-confirmed':
    'Questa prenotazione non è confermata o è stata cancellata, quindi non c’è nulla da modificare.',
  'stay.by-telephone':
    '{hotel} effettua questa modifica per lei: telefoni al {telephone}, tenendo a portata di mano il codice di prenotazione.',
  'stay.quote-over': 'Quanto le è stato mostrato non è più valido. La preghiamo di verificare di nuovo.',
  'stay.changed-meanwhile':
    'La prenotazione è stata modificata nel frattempo. La preghiamo di verificarla di nuovo.',
  'stay.desk-changed-meanwhile': 'La prenotazione è stata modificata nel frattempo. La controlli di nuovo.',
  'status.cancelled': 'Questa prenotazione è stata cancellata.',
  'stay.changed': 'La prenotazione è stata modificata.',
  'stay.kept-line': 'Trattenuto dal prezzo precedente',
  'stay.sold-out': 'Non restano camere sufficienti per questa modifica. La prenotazione resta invariata.',
  'stay.not-available':
    'Questa camera non è prenotabile in queste date e per questi ospiti. La prenotazione resta invariata.',
  'stay.rooms-missing': 'Indichi ogni camera della prenotazione una sola volta.',
  'mail.changed.subject': 'La sua prenotazione presso {hotel} è stata modificata: {reference}',
  'mail.email-changed.subject':
    'La sua prenotazione presso {hotel} ha un altro indirizzo e-mail: {reference}',
  'mail.email-changed.text':
    'L’indirizzo e-mail della prenotazione è stato modificato. D’ora in poi scriveremo a quello nuovo.',
  'mail.email-changed.not-you': 'Se non è stato lei, ci telefoni subito: provvederemo a correggere.',
  'mail.arrival-time': 'Arrivo previsto',
  'mail.changed.text':
    'La prenotazione è stata modificata come da sua richiesta. Ecco la prenotazione aggiornata.',
  'mail.changed.due': 'Per la modifica restano da pagare {amount}.',
  'mail.booking-link.subject': 'Il link alla sua prenotazione presso {hotel}: {reference}',
  'mail.booking-link.text':
    'Ha chiesto di ritrovare la sua prenotazione. Con questo link può vederla, modificarla o annullarla.',
  'mail.booking-link.not-you':
    'Se non è stato lei a chiederlo, ignori questa e-mail: non cambia nulla. Non inoltri il link.',
  'stay.link-sent':
    'Se il numero di prenotazione e il nome corrispondono, tra poco arriverà un’e-mail con un link all’indirizzo della prenotazione.',
  'mail.review.stop': 'Non chiedermi recensioni',
  'review.stop': 'Non desidera più ricevere e-mail che chiedono una recensione?',
  'review.stop.confirm': 'Non ricevere più queste e-mail',
  'review.stopped': 'Non le chiederemo più una recensione.',
  'booking.no-calendar': 'Questa prenotazione non è confermata, quindi non ha una voce di calendario.',
};
