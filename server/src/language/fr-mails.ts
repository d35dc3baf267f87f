import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in French. */
export const frMails: Catalogue = {
  'mail.greeting': 'Bonjour {name},',
  'mail.greeting-nobody': 'Bonjour,',
  'mail.reference': 'Référence de réservation',
  'mail.arrival': 'Arrivée',
  'mail.departure': 'Départ',
  'mail.from-time': '{date}, à partir de\u00a0{time}',
  'mail.until-time': '{date}, jusqu’à\u00a0{time}',
  'mail.discount': 'Bon cadeau',
  'mail.total': 'Total',
  'mail.paid': 'Payé',
  'mail.balance': 'Solde à payer',
  'mail.charged-on': 'Débité de votre carte le {date}',
  'mail.at-hotel': 'Payé à l’hôtel',
  'mail.mandate': 'Vous avez donné votre accord\u202f: «\u202f{words}\u202f»',
  'mail.included': 'Inclus',
  'mail.tax-included': 'Les prix s’entendent y compris {tax}.',
  'mail.requests-noted': 'Nous avons bien noté vos demandes.',
  'mail.contact': 'Des questions\u202f? Appelez le {telephone} ou écrivez à {email}.',
  'mail.event': 'Votre séjour à {hotel}',

  'mail.confirmation.subject': 'Votre réservation à {hotel}\u202f: {reference}',
  'mail.confirmation.thanks': 'Merci de votre réservation. Nous nous réjouissons de vous accueillir.',
  'mail.confirmation.room': 'Chambre {number}\u202f: {name}',
  'mail.confirmation.lead-guest': 'Voyageur principal\u202f: {name}',
  'mail.confirmation.manage': 'Consulter ou modifier votre réservation',
  'mail.confirmation.check-in': 'Enregistrement en ligne',
  'mail.confirmation.receipt': 'Reçu (PDF)',

  'mail.requested.subject': 'Votre demande à {hotel}\u202f: {reference}',
  'mail.requested.text':
    'Merci de votre demande. Comme elle doit être facturée à votre organisation, nous l’examinons personnellement avant de la confirmer.',
  'mail.requested.next':
    'Votre réservation n’est pas encore confirmée, et aucune chambre n’est retenue. Nous vous répondrons par e-mail sous quatre jours. Avec le code PIN de facturation de votre organisation, ou un compte à son adresse e-mail, une réservation est confirmée immédiatement.',
  'mail.request-over.subject': 'Votre demande à {hotel} n’a pas pu être confirmée\u202f: {reference}',
  'mail.request-over.text':
    'Nous sommes désolés\u202f: nous n’avons pas pu confirmer votre demande. Rien n’est réservé, et rien ne sera facturé.',

  'mail.due.subject': 'Votre paiement à {hotel} n’a pas abouti\u202f: {reference}',
  'mail.due.text':
    'Comme convenu, nous avons tenté de débiter {amount} de votre carte, et votre banque ne l’a pas autorisé. Votre réservation reste valable. Veuillez payer avec une autre carte, ou approuver le paiement auprès de votre banque.',
  'mail.due.again': 'Sinon, nous réessaierons la même carte le {date}.',
  'mail.due.last':
    'Nous ne ferons plus de tentative avec votre carte. Veuillez payer avec une autre carte ou nous contacter.',
  'mail.due.action': 'Payer maintenant',
  'mail.due-paid.subject': 'Votre paiement à {hotel}\u202f: {reference}',
  'mail.due-paid.text': 'Nous avons reçu votre paiement de {amount}. Merci.',
  'mail.link.subject': 'Confirmez votre réservation à {hotel}\u202f: {reference}',
  'mail.link.text': 'Merci d’avoir réservé chez nous par téléphone. Nous retenons ces chambres pour vous.',
  'mail.link.pay':
    'Payez {amount} avant le {until} au moyen du lien ci-dessous pour confirmer votre réservation. Ensuite, les chambres redeviennent libres.',
  'mail.link.card':
    'Indiquez-nous une carte avant le {until} au moyen du lien ci-dessous pour confirmer votre réservation. Rien n’est débité maintenant. Ensuite, les chambres redeviennent libres.',
  'mail.link.mandate': 'En indiquant la carte, vous donnez votre accord\u202f: «\u202f{words}\u202f»',
  'mail.link.action': 'Payer maintenant',
  'mail.link.card-action': 'Indiquer une carte',
  'mail.link-over.subject': 'Vos chambres à {hotel} ne sont plus retenues\u202f: {reference}',
  'mail.link-over.text':
    'Nous avions retenu des chambres pour vous jusqu’à leur confirmation au moyen de notre lien. Elles sont de nouveau libres, et rien n’a été débité.',
  'mail.expired.subject': 'Votre réservation à {hotel} n’a pas abouti\u202f: {reference}',
  'mail.expired.text':
    'Nous avions retenu vos chambres dans l’attente de votre paiement. Il n’est pas arrivé à temps, et les chambres sont de nouveau libres. Rien n’a été débité.',
  'mail.expired.again': 'Vous souhaitez toujours venir\u202f? Votre recherche est à un clic.',
  'mail.expired.action': 'Relancer la recherche',

  'mail.table.subject': 'Votre table chez {restaurant}\u202f: {reference}',
  'mail.table.text': 'Votre table est réservée. Nous nous réjouissons de vous accueillir.',
  'mail.table.reference': 'Référence de la table',
  'mail.table.restaurant': 'Restaurant',
  'mail.table.time': 'Date et heure',
  'mail.table.at': '{date} à\u00a0{time}',
  'mail.table.leave': 'La table est à vous jusqu’à',
  'mail.table.party': 'Convives',
  'mail.table.promotion': 'Offre',
  'mail.table.name': 'Au nom de',
  'mail.table.manage': 'Déplacer ou annuler cette réservation',
  'mail.table.moved.subject': 'Nouvel horaire pour votre table chez {restaurant}\u202f: {reference}',
  'mail.table.moved.text': 'Votre réservation a été déplacée. Nous nous réjouissons de vous accueillir.',
  'mail.table.cancelled.subject': 'Votre table chez {restaurant} est annulée\u202f: {reference}',
  'mail.table.cancelled.text': 'Votre réservation est annulée. Nous espérons vous accueillir une autre fois.',
  'mail.table.event': 'Table chez {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Votre enregistrement en ligne à {hotel} est terminé\u202f: {reference}',
  'mail.checked-in.text':
    'Merci de vous être enregistré avant votre arrivée. Tout est prêt, et votre clé vous attend.',
  'mail.checked-in.guests': 'Voyageurs',
  'mail.checked-in.setup': 'Disposition de la chambre',
  'mail.review.subject': 'Comment s’est passé votre séjour à {hotel} ?',
  'mail.review.text':
    'Merci d’avoir séjourné chez nous. Voulez-vous nous dire, ainsi qu’aux futurs clients, comment c’était ?',
  'mail.review.how':
    'Nous examinons chaque avis avant qu’il ne paraisse sur notre site, sous le nom que vous choisissez. Qu’il soit bon ou mauvais ne change rien.',
  'mail.review.action': 'Rédiger un avis',
  'mail.review.note':
    'Le lien ne vaut que pour votre séjour et fonctionne jusqu’au {date}. Nous ne demandons qu’une fois.',

  'mail.confirm-email.subject': 'Confirmez votre adresse e-mail pour {hotel}',
  'mail.confirm-email.text':
    'Merci d’avoir créé un compte chez nous. Veuillez confirmer que cette adresse est bien la vôtre.',
  'mail.confirm-email.action': 'Confirmer votre adresse e-mail',
  'mail.confirm-email.note':
    'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',

  'mail.password-reset.subject': 'Votre mot de passe pour {hotel}',
  'mail.password-reset.text':
    'Vous avez demandé à réinitialiser votre mot de passe. Choisissez-en un nouveau au moyen de ce lien.',
  'mail.password-reset.action': 'Réinitialiser votre mot de passe',
  'mail.password-reset.note':
    'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail\u202f: votre mot de passe reste inchangé.',

  'mail.password-changed.subject': 'Votre mot de passe pour {hotel} a été changé',
  'mail.password-changed.text': 'Le mot de passe de votre compte a été changé.',
  'mail.password-changed.note':
    'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez-le immédiatement et contactez-nous.',
  'mail.password-changed.action': 'Réinitialiser votre mot de passe',

  'mail.account-exists.subject': 'Votre compte à {hotel}',
  'mail.account-exists.text':
    'Quelqu’un a tenté de créer un compte avec cette adresse e-mail. Vous en avez déjà un, et rien n’a changé.',
  'mail.account-exists.forgot':
    'Si c’était vous et que vous avez oublié votre mot de passe, vous pouvez le réinitialiser.',
  'mail.account-exists.action': 'Réinitialiser votre mot de passe',

  'mail.privacy-link.subject': 'Vos données à {hotel}',
  'mail.privacy-link.text':
    'Vous avez demandé ce que {hotel} a enregistré à votre sujet. Ce lien vous permet de le consulter, de le télécharger et de le faire effacer.',
  'mail.privacy-link.action': 'Consulter vos données',
  'mail.privacy-link.note':
    'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail\u202f: rien ne change.',

  'mail.staff-invitation.subject': 'Votre accès à la réception de {hotel}',
  'mail.staff-invitation.greeting': 'Bonjour,',
  'mail.staff-invitation.text': 'Vous êtes invité à la réception de {hotel}. Votre rôle\u202f: {role}.',
  'mail.staff-invitation.action': 'Accepter l’invitation',
  'mail.staff-invitation.note':
    'Le lien fonctionne une seule fois, pendant sept jours. Si vous ne l’attendiez pas, vous pouvez ignorer cet e-mail.',
  'mail.role.read-only': 'lecture seule',
  'mail.role.front-desk': 'réception',
  'mail.role.revenue': 'tarifs et revenus',
  'mail.role.finance': 'comptabilité',
  'mail.role.owner': 'propriétaire',
  'mail.role.operator': 'exploitant technique',
  'mail.hotel.greeting': 'Bonjour,',
  'mail.hotel.why': 'Cet e-mail est envoyé aux adresses que l’hôtel a indiquées pour ses réservations.',
  'mail.hotel.booker': 'Réservé par',
  'mail.hotel.email': 'E-mail',
  'mail.hotel.phone': 'Téléphone',
  'mail.hotel.requests': 'Demandes',
  'mail.hotel.extras': 'Extras',
  'mail.hotel.new.subject': 'Nouvelle réservation {reference}\u202f: {name}, {date}',
  'mail.hotel.new': 'Une nouvelle réservation a été faite sur votre site. Elle est confirmée.',
  'mail.hotel.on-request':
    'Une réservation attend votre réponse. Aucune chambre n’est retenue avant votre accord\u202f; le client attend votre réponse sous quatre jours.',
  'mail.hotel.by-desk': 'Votre réception a fait cette réservation. Elle est confirmée.',
  'mail.hotel.held':
    'Votre réception a fait cette réservation. Les chambres sont en option jusqu’au {until}, et le client a un lien pour la confirmer.',
  'mail.hotel.link-paid': 'Le client a fait ce que le lien demandait. Cette réservation est confirmée.',
  'mail.hotel.link-expired':
    'Le client n’a pas utilisé le lien à temps. Les chambres sont de nouveau libres, et le client a reçu un e-mail.',
  'mail.hotel.link-ended': 'Votre réception a libéré les chambres. Le client a reçu un e-mail.',
  'mail.hotel.changed.subject': 'Réservation {reference} modifiée\u202f: {name}, {date}',
  'mail.hotel.changed': 'Cette réservation a été modifiée. La voici dans son état actuel.',
  'mail.hotel.changed-by-guest': 'Le client a modifié cette réservation. La voici dans son état actuel.',
  'mail.hotel.accepted':
    'Vous avez accepté cette réservation. Elle est confirmée, et les chambres sont vendues.',
  'mail.hotel.checked-in': 'Le client a terminé son enregistrement en ligne.',
  'mail.hotel.checked-in-extras':
    'Le client a terminé son enregistrement en ligne et ajouté des extras pour {amount}.',
  'mail.hotel.cancelled.subject': 'Réservation {reference} annulée\u202f: {name}, {date}',
  'mail.hotel.cancelled': 'Cette réservation est annulée.',
  'mail.hotel.cancelled-by-guest': 'Le client a annulé cette réservation.',
  'mail.hotel.declined': 'Vous avez refusé cette demande. Le client a reçu un e-mail.',
  'mail.hotel.request-expired':
    'Cette demande n’a pas reçu de réponse à temps. Rien n’est réservé, et le client a reçu un e-mail.',
  'mail.hotel.no-show.subject': 'Réservation {reference}\u202f: {name} ne s’est pas présenté, {date}',
  'mail.hotel.no-show': 'Cette réservation est marquée comme non-présentation (no-show).',
  'mail.hotel.unpaid.subject': 'Réservation {reference} non payée\u202f: {name}, {date}',
  'mail.hotel.unpaid-asked':
    '{amount} n’ont pas pu être débités de la carte du client. Il a été invité à payer, et la carte sera réessayée.',
  'mail.hotel.unpaid-given-up':
    '{amount} n’ont pas pu être débités et il n’y aura plus de tentative. La réservation reste valable\u202f: demandez ce montant au client.',
  'mail.hotel.disputed.subject': 'Contestation de la réservation {reference}\u202f: {name}, {date}',
  'mail.hotel.disputed':
    'La banque du client a repris {amount}. Répondez à la contestation auprès de votre service de paiement\u202f; la réservation reste valable.',
  'mail.hotel.arrivals.subject': {
    one: 'Arrivées {date}\u202f: {count} chambre',
    other: 'Arrivées {date}\u202f: {count} chambres',
  },
  'mail.hotel.arrivals': 'Ces clients arrivent le {date}.',
  'mail.hotel.no-arrivals': 'Aucune arrivée le {date}.',
  'mail.hotel.arriving': 'Arrivées',
  'mail.hotel.leaving': 'Départs',
  'mail.hotel.staying': 'Restent',
  'mail.hotel.pre-check-in': 'Enregistrement en ligne',
  'mail.hotel.done': 'Terminé',
  'mail.hotel.not-yet': 'Pas encore',
  'mail.free-cancellation': 'Annulation gratuite',
  'mail.until': 'jusqu’au {when}',
};
