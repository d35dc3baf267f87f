import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Italian. */
export const itMails: Catalogue = {
  'mail.greeting': 'Gentile {name},',
  'mail.greeting-nobody': 'Gentile ospite,',
  'mail.reference': 'Codice di prenotazione',
  'mail.arrival': 'Arrivo',
  'mail.departure': 'Partenza',
  'mail.from-time': '{date}, dalle\u00a0{time}',
  'mail.until-time': '{date}, entro le\u00a0{time}',
  'mail.discount': 'Buono regalo',
  'mail.total': 'Totale',
  'mail.paid': 'Pagato',
  'mail.balance': 'Saldo da pagare',
  'mail.charged-on': 'Addebito sulla carta in data {date}',
  'mail.at-hotel': 'Pagamento in hotel',
  'mail.mandate': 'Ha acconsentito a quanto segue: «{words}»',
  'mail.included': 'Incluso',
  'mail.tax-included': 'I prezzi includono {tax}.',
  'mail.requests-noted': 'Abbiamo preso nota delle sue richieste.',
  'mail.contact': 'Ha domande? Telefoni al numero {telephone} o scriva a {email}.',
  'mail.event': 'Il suo soggiorno presso {hotel}',

  'mail.confirmation.subject': 'La sua prenotazione presso {hotel}: {reference}',
  'mail.confirmation.thanks': 'La ringraziamo per la prenotazione. La aspettiamo con piacere.',
  'mail.confirmation.room': 'Camera {number}: {name}',
  'mail.confirmation.lead-guest': 'Ospite principale: {name}',
  'mail.confirmation.manage': 'Consulti o modifichi la prenotazione',
  'mail.confirmation.check-in': 'Check-in online',
  'mail.confirmation.receipt': 'Ricevuta (PDF)',

  'mail.requested.subject': 'La sua richiesta a {hotel}: {reference}',
  'mail.requested.text':
    'La ringraziamo per la richiesta. Poiché va fatturata alla sua azienda, la esaminiamo personalmente prima di confermarla.',
  'mail.requested.next':
    'La prenotazione non è ancora confermata e nessuna camera è riservata. Risponderemo via e-mail entro quattro giorni. Con il PIN per la fatturazione della sua azienda, o con un account al suo indirizzo e-mail aziendale, la prenotazione è confermata subito.',
  'mail.request-over.subject': 'La sua richiesta a {hotel} non ha potuto essere confermata: {reference}',
  'mail.request-over.text':
    'Siamo spiacenti: non abbiamo potuto confermare la sua richiesta. Non è stato prenotato nulla e nulla verrà fatturato.',

  'mail.due.subject': 'Il suo pagamento a {hotel} non è andato a buon fine: {reference}',
  'mail.due.text':
    'Come concordato, abbiamo tentato di addebitare {amount} sulla sua carta, ma la banca non lo ha consentito. La prenotazione resta valida. La preghiamo di pagare con un’altra carta o di approvare il pagamento presso la sua banca.',
  'mail.due.again': 'In caso contrario, riproveremo con la stessa carta in data {date}.',
  'mail.due.last':
    'Non effettueremo altri tentativi con la sua carta. La preghiamo di pagare con un’altra carta o di contattarci.',
  'mail.due.action': 'Paghi ora',
  'mail.due-paid.subject': 'Il suo pagamento a {hotel}: {reference}',
  'mail.due-paid.text': 'Abbiamo ricevuto il suo pagamento di {amount}. Grazie.',
  'mail.link.subject': 'Confermi la sua prenotazione presso {hotel}: {reference}',
  'mail.link.text':
    'La ringraziamo per aver prenotato da noi per telefono. Teniamo queste camere riservate per lei.',
  'mail.link.pay':
    'Paghi {amount} entro {until} tramite il link qui sotto per confermare la prenotazione. In seguito le camere tornano libere.',
  'mail.link.card':
    'Ci indichi una carta entro {until} tramite il link qui sotto per confermare la prenotazione. Ora non viene addebitato nulla. In seguito le camere tornano libere.',
  'mail.link.mandate': 'Indicando la carta acconsente a quanto segue: «{words}»',
  'mail.link.action': 'Paghi ora',
  'mail.link.card-action': 'Indichi una carta',
  'mail.link-over.subject': 'Le sue camere presso {hotel} non sono più riservate: {reference}',
  'mail.link-over.text':
    'Avevamo riservato delle camere per lei in attesa della conferma tramite il nostro link. Ora sono di nuovo libere e non è stato addebitato nulla.',
  'mail.expired.subject': 'La sua prenotazione presso {hotel} non è stata completata: {reference}',
  'mail.expired.text':
    'Avevamo riservato le sue camere in attesa del pagamento. Non è arrivato in tempo, quindi le camere sono di nuovo libere. Non è stato addebitato nulla.',
  'mail.expired.again': 'Desidera ancora soggiornare da noi? La sua ricerca è a un clic.',
  'mail.expired.action': 'Cerchi di nuovo',

  'mail.table.subject': 'Il suo tavolo presso {restaurant}: {reference}',
  'mail.table.text': 'Il tavolo è prenotato. La aspettiamo con piacere.',
  'mail.table.reference': 'Codice del tavolo',
  'mail.table.restaurant': 'Ristorante',
  'mail.table.time': 'Data e ora',
  'mail.table.at': '{date} alle\u00a0{time}',
  'mail.table.leave': 'Il tavolo è a sua disposizione fino alle',
  'mail.table.party': 'Persone',
  'mail.table.promotion': 'Offerta',
  'mail.table.name': 'A nome di',
  'mail.table.manage': 'Spostare o cancellare il tavolo',
  'mail.table.moved.subject': 'Nuovo orario per il suo tavolo presso {restaurant}: {reference}',
  'mail.table.moved.text': 'Il tavolo è stato spostato. La aspettiamo con piacere.',
  'mail.table.cancelled.subject': 'Il suo tavolo presso {restaurant} è cancellato: {reference}',
  'mail.table.cancelled.text': 'Il tavolo è cancellato. Speriamo di accoglierla un’altra volta.',
  'mail.table.event': 'Tavolo presso {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Il suo check-in online presso {hotel} è completato: {reference}',
  'mail.checked-in.text':
    'La ringraziamo per aver effettuato il check-in prima dell’arrivo. È tutto pronto e la sua chiave la aspetta.',
  'mail.checked-in.guests': 'Ospiti',
  'mail.checked-in.setup': 'Allestimento della camera',
  'mail.review.subject': 'Com’è stato il Suo soggiorno presso {hotel}?',
  'mail.review.text':
    'Grazie per aver soggiornato da noi. Vuole raccontare a noi e ai futuri ospiti com’è andata?',
  'mail.review.how':
    'Esaminiamo ogni recensione prima di mostrarla sul nostro sito, con il nome che Lei sceglie. Che sia buona o cattiva non fa differenza.',
  'mail.review.action': 'Scrivi una recensione',
  'mail.review.note':
    'Il link vale solo per il Suo soggiorno e funziona fino al {date}. Lo chiediamo una volta sola.',

  'mail.confirm-email.subject': 'Confermi il suo indirizzo e-mail per {hotel}',
  'mail.confirm-email.text':
    'La ringraziamo per aver creato un account da noi. La preghiamo di confermare che questo indirizzo è il suo.',
  'mail.confirm-email.action': 'Confermi il suo indirizzo e-mail',
  'mail.confirm-email.note':
    'Il link funziona una sola volta, per 24 ore. Se non ha creato un account, può ignorare questa e-mail.',

  'mail.password-reset.subject': 'La sua password per {hotel}',
  'mail.password-reset.text':
    'Ha chiesto di reimpostare la password. Ne scelga una nuova tramite questo link.',
  'mail.password-reset.action': 'Reimposti la password',
  'mail.password-reset.note':
    'Il link funziona una sola volta, per un’ora. Se non lo ha richiesto, può ignorare questa e-mail: la password resta invariata.',

  'mail.password-changed.subject': 'La sua password per {hotel} è stata cambiata',
  'mail.password-changed.text': 'La password del suo account è stata cambiata.',
  'mail.password-changed.note':
    'Se è stato lei, non deve fare nulla. In caso contrario, la reimposti subito e ci contatti.',
  'mail.password-changed.action': 'Reimposti la password',

  'mail.account-exists.subject': 'Il suo account presso {hotel}',
  'mail.account-exists.text':
    'Qualcuno ha tentato di creare un account con questo indirizzo e-mail. Lei ne ha già uno, quindi non è cambiato nulla.',
  'mail.account-exists.forgot': 'Se è stato lei e ha dimenticato la password, può reimpostarla.',
  'mail.account-exists.action': 'Reimposti la password',

  'mail.privacy-link.subject': 'I suoi dati presso {hotel}',
  'mail.privacy-link.text':
    'Ha chiesto che cosa {hotel} ha registrato su di lei. Con questo link può consultarlo, scaricarlo e chiederne la cancellazione.',
  'mail.privacy-link.action': 'Consulti i suoi dati',
  'mail.privacy-link.note':
    'Il link funziona una sola volta, per un’ora. Se non lo ha richiesto, può ignorare questa e-mail: non cambia nulla.',

  'mail.staff-invitation.subject': 'Il suo accesso alla reception di {hotel}',
  'mail.staff-invitation.greeting': 'Buongiorno,',
  'mail.staff-invitation.text': 'È invitato alla reception di {hotel}. Il suo ruolo: {role}.',
  'mail.staff-invitation.action': 'Accetti l’invito',
  'mail.staff-invitation.note':
    'Il link funziona una sola volta, per sette giorni. Se non lo aspettava, può ignorare questa e-mail.',
  'mail.role.read-only': 'sola lettura',
  'mail.role.front-desk': 'reception',
  'mail.role.revenue': 'tariffe e ricavi',
  'mail.role.finance': 'contabilità',
  'mail.role.owner': 'titolare',
  'mail.role.operator': 'gestore tecnico',
  'mail.hotel.greeting': 'Buongiorno,',
  'mail.hotel.why':
    'Questa e-mail viene inviata agli indirizzi che l’hotel ha indicato per le sue prenotazioni.',
  'mail.hotel.booker': 'Prenotato da',
  'mail.hotel.email': 'E-mail',
  'mail.hotel.phone': 'Telefono',
  'mail.hotel.requests': 'Richieste',
  'mail.hotel.extras': 'Extra',
  'mail.hotel.new.subject': 'Nuova prenotazione {reference}: {name}, {date}',
  'mail.hotel.new': 'È arrivata una nuova prenotazione dal vostro sito. È confermata.',
  'mail.hotel.on-request':
    'Una prenotazione attende la vostra risposta. Nessuna camera è riservata finché non la accettate; l’ospite attende risposta entro quattro giorni.',
  'mail.hotel.by-desk': 'La vostra reception ha effettuato questa prenotazione. È confermata.',
  'mail.hotel.held':
    'La vostra reception ha effettuato questa prenotazione. Le camere sono riservate fino a {until} e l’ospite ha un link per confermarla.',
  'mail.hotel.link-paid': 'L’ospite ha fatto quanto richiesto dal link. Questa prenotazione è confermata.',
  'mail.hotel.link-expired':
    'L’ospite non ha usato il link in tempo. Le camere sono di nuovo libere e l’ospite ha ricevuto un’e-mail.',
  'mail.hotel.link-ended': 'La vostra reception ha liberato le camere. L’ospite ha ricevuto un’e-mail.',
  'mail.hotel.changed.subject': 'Prenotazione {reference} modificata: {name}, {date}',
  'mail.hotel.changed': 'Questa prenotazione è stata modificata. Ecco la prenotazione aggiornata.',
  'mail.hotel.changed-by-guest':
    'L’ospite ha modificato questa prenotazione. Ecco la prenotazione aggiornata.',
  'mail.hotel.accepted': 'Avete accettato questa prenotazione. È confermata e le camere sono vendute.',
  'mail.hotel.checked-in': 'L’ospite ha completato il check-in online.',
  'mail.hotel.checked-in-extras': 'L’ospite ha completato il check-in online e aggiunto extra per {amount}.',
  'mail.hotel.cancelled.subject': 'Prenotazione {reference} cancellata: {name}, {date}',
  'mail.hotel.cancelled': 'Questa prenotazione è stata cancellata.',
  'mail.hotel.cancelled-by-guest': 'L’ospite ha cancellato questa prenotazione.',
  'mail.hotel.declined': 'Avete rifiutato questa richiesta. L’ospite ha ricevuto un’e-mail.',
  'mail.hotel.request-expired':
    'Questa richiesta non ha ricevuto risposta in tempo. Non è stato prenotato nulla e l’ospite ha ricevuto un’e-mail.',
  'mail.hotel.no-show.subject': 'Prenotazione {reference}: mancato arrivo di {name}, {date}',
  'mail.hotel.no-show': 'Questa prenotazione è segnata come mancato arrivo (no-show).',
  'mail.hotel.unpaid.subject': 'Prenotazione {reference} non pagata: {name}, {date}',
  'mail.hotel.unpaid-asked':
    'Non è stato possibile addebitare {amount} sulla carta dell’ospite. Gli è stato chiesto di pagare e si riproverà con la carta.',
  'mail.hotel.unpaid-given-up':
    'Non è stato possibile addebitare {amount} e non si riproverà. La prenotazione resta valida: chiedete l’importo all’ospite.',
  'mail.hotel.disputed.subject': 'Contestazione della prenotazione {reference}: {name}, {date}',
  'mail.hotel.disputed':
    'La banca dell’ospite ha ripreso {amount}. Rispondete alla contestazione presso il vostro servizio di pagamento; la prenotazione resta valida.',
  'mail.hotel.arrivals.subject': {
    one: 'Arrivi {date}: {count} camera',
    other: 'Arrivi {date}: {count} camere',
  },
  'mail.hotel.arrivals': 'Ospiti in arrivo: {date}.',
  'mail.hotel.no-arrivals': 'Nessun arrivo: {date}.',
  'mail.hotel.arriving': 'In arrivo',
  'mail.hotel.leaving': 'In partenza',
  'mail.hotel.staying': 'Si fermano',
  'mail.hotel.pre-check-in': 'Check-in online',
  'mail.hotel.done': 'Completato',
  'mail.hotel.not-yet': 'Non ancora',
  'mail.free-cancellation': 'Cancellazione gratuita',
  'mail.until': 'fino a {when}',
};
