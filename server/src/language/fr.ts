import type { Catalogue } from 'shared/domain';
import { frMails } from './fr-mails.ts';

/** The server's messages to guests, in French. */
export const fr: Catalogue = {
  ...frMails,

  'site.no-script': 'La réservation sur cette page nécessite JavaScript.',
  'site.no-script.contact':
    'La réservation sur cette page nécessite JavaScript. Vous pouvez aussi réserver directement auprès de nous : {telephone}, {email}.',
  'site.old-browser':
    'Votre navigateur est trop ancien pour cette page. Mettez-le à jour ou utilisez-en un autre.',
  'site.old-browser.contact':
    'Votre navigateur est trop ancien pour cette page. Mettez-le à jour, utilisez-en un autre ou réservez directement auprès de nous : {telephone}, {email}.',

  'http.invalid': 'La requête n’est pas valide.',
  'http.too-many': {
    one: 'Trop de tentatives. Veuillez réessayer dans {count} minute.',
    other: 'Trop de tentatives. Veuillez réessayer dans {count} minutes.',
  },
  'http.unauthorised': 'Vous n’êtes pas connecté.',
  'http.forbidden': 'Vous n’avez pas accès à ceci.',
  'http.not-found': 'Introuvable',
  'http.method': 'Méthode non autorisée',
  'http.too-large': 'La requête est trop volumineuse.',
  'http.address-too-long': 'L’adresse est trop longue.',
  'http.content-type': 'Ce type de contenu ne peut pas être utilisé\u202f; envoyez application/json.',
  'http.unread': 'Ceci ne peut pas être lu.',
  'http.too-slow': 'La requête a pris trop de temps.',
  'http.headers-too-large': 'Les en-têtes de la requête sont trop volumineux.',
  'http.restarting': 'Le service redémarre. Veuillez réessayer.',
  'http.part-unavailable': 'Ceci n’est pas disponible pour le moment. Veuillez réessayer.',
  'http.unavailable': 'Le service n’est pas disponible pour le moment. Veuillez réessayer.',
  'http.property': 'Cet hôtel n’a pas été trouvé.',
  'http.booking': 'Cette réservation n’a pas été trouvée.',
  'http.room': 'Cette chambre n’a pas été trouvée.',
  'http.parameter': 'Ceci ne convient pas ici.',
  'http.one-room': 'Il faut un séjour d’une chambre : fromDate, et toDate ou nights.',
  'http.card-step': 'Les cartes sont débitées par multiples de {amount}.',
  'http.ages': 'Cet hôtel demande l’âge de chaque enfant.',
  'http.rate': 'Ce tarif n’a pas été trouvé.',
  'http.other-site': 'La requête provient d’un autre site et a été refusée.',
  'http.restaurant': 'Ce restaurant n’a pas été trouvé.',
  'field.missing': 'Ce champ doit être rempli.',
  'field.empty': 'Ce champ ne peut pas être vide.',
  'field.too-short': {
    one: 'Au moins {count} caractère est nécessaire ici.',
    other: 'Au moins {count} caractères sont nécessaires ici.',
  },
  'field.too-long': {
    one: 'Au plus {count} caractère est possible ici.',
    other: 'Au plus {count} caractères sont possibles ici.',
  },
  'text.unusable': 'Le texte contient des caractères qui ne peuvent pas être utilisés ici.',

  'account.log-in': 'Veuillez vous connecter.',
  'account.password-changed': 'Votre mot de passe a été changé',
  'account.password-not-changed': 'Votre mot de passe n’a pas été changé. Vérifiez votre mot de passe actuel',
  'account.email-confirmed': 'Votre adresse e-mail a été confirmée',
  'account.confirmation-sent': 'Nous vous avons envoyé un e-mail pour confirmer votre adresse',
  'account.password-to-confirm': 'Saisissez le mot de passe de ce compte pour confirmer votre adresse.',
  'account.password-not-its': 'Ce n’est pas le mot de passe de ce compte.',
  'account.link-invalid': 'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'account.card-removed': 'Votre carte a été supprimée',
  'account.card-unknown': 'Cette carte enregistrée est inconnue.',

  'privacy.link-sent':
    'Si nous détenons des données pour cette adresse, vous recevrez dans un instant un e-mail avec un lien pour y accéder.',
  'privacy.link-over': 'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'privacy.key-over': 'L’heure de validité de ce lien est écoulée. Veuillez en demander un nouveau.',
  'privacy.unconfirmed':
    'Confirmez d’abord l’adresse e-mail de votre compte. Nous saurons ainsi que ces données sont les vôtres.',
  'privacy.password-wrong': 'Rien n’a été effacé. Vérifiez votre mot de passe',
  'privacy.open':
    'Rien n’a été effacé\u202f: une réservation n’est pas terminée, ou son règlement est encore en cours.',
  'privacy.erased': 'Vos données sont effacées.',
  'review.link-wrong': 'Nous ne connaissons pas ce lien. Veuillez utiliser celui de notre e-mail.',
  'review.link-ended': 'Ce lien a expiré. Un avis peut être donné jusqu’à 60 jours après le départ.',
  'review.published': 'Votre avis est publié et ne peut plus être modifié.',
  'review.saved': 'Merci. Nous examinons votre avis avant qu’il ne paraisse.',

  'promo.unknown': 'Ce code promo n’est pas valable.',
  'promo.expired': 'Ce code promo a expiré.',
  'promo.too-soon': 'Ce code promo ne peut pas encore être utilisé.',
  'promo.no-rate': 'Ce code promo ne modifie aucun prix de votre recherche.',
  'promo.other-dates': 'Ce code promo n’est pas valable à vos dates.',
  'promo.minimum-nights': {
    one: 'Ce code promo est valable pour un séjour d’au moins {count} nuit.',
    other: 'Ce code promo est valable pour un séjour d’au moins {count} nuits.',
  },
  'offer.unknown': 'Nous n’avons pas d’offre avec ce code.',
  'offer.not-sold': 'Ce tarif n’est pas disponible à vos dates.',
  'offer.minimum-nights': {
    one: 'Ce tarif vaut pour les séjours d’au moins {count} nuit.',
    other: 'Ce tarif vaut pour les séjours d’au moins {count} nuits.',
  },
  'offer.maximum-nights': {
    one: 'Ce tarif vaut pour les séjours de {count} nuit au plus.',
    other: 'Ce tarif vaut pour les séjours de {count} nuits au plus.',
  },
  'offer.book-ahead': {
    one: 'Ce tarif doit être réservé au moins {count} jour avant l’arrivée.',
    other: 'Ce tarif doit être réservé au moins {count} jours avant l’arrivée.',
  },
  'offer.book-later': {
    one: 'Ce tarif peut être réservé à partir de {count} jour avant l’arrivée.',
    other: 'Ce tarif peut être réservé à partir de {count} jours avant l’arrivée.',
  },
  'offer.closed-to-arrival': 'À ce tarif, l’arrivée n’est pas possible ce jour-là.',
  'offer.closed-to-departure': 'À ce tarif, le départ n’est pas possible ce jour-là.',
  'search.past': 'La date d’arrivée est passée.',
  'search.order': 'Le jour de départ doit être postérieur au jour d’arrivée.',
  'search.longest': 'Un séjour dure au plus {count} nuits.',
  'search.rooms': {
    one: 'Vous pouvez réserver {count} chambre à la fois.',
    other: 'Vous pouvez réserver jusqu’à {count} chambres à la fois.',
  },
  'search.nobody': 'Chaque chambre doit accueillir au moins une personne.',
  'search.ages': 'Les âges ne correspondent pas au nombre d’adultes, d’enfants et de bébés.',
  'search.largest-party': 'La recherche est possible pour {count} personnes au plus dans une chambre.',
  'calendar.order': 'Le dernier jour ne peut pas être antérieur au premier.',
  'company.text-too-short': 'Saisissez au moins trois lettres du nom',
  'wallet.not-offered': 'Il n’y a pas de carte pour ce portefeuille ici.',
  'wallet.not-confirmed': 'Une carte est disponible dès que la réservation est confirmée.',
  'wallet.pass': 'Séjour à {hotel}',
  'wallet.arrival': 'Arrivée',
  'wallet.departure': 'Départ',
  'wallet.from': '{date}, à partir de {time}',
  'wallet.until': '{date}, jusqu’à {time}',
  'wallet.guest': 'Client',
  'wallet.reference': 'Référence de réservation',
  'wallet.rooms': 'Chambres',
  'wallet.address': 'Adresse',
  'wallet.telephone': 'Téléphone',
  'receipt.title': 'Reçu',
  'receipt.not-confirmed': 'Un reçu est disponible dès que la réservation est confirmée.',
  'receipt.reference': 'Référence de réservation',
  'receipt.guest': 'Client',
  'receipt.stay': 'Séjour',
  'receipt.stay.days': 'du {from} au {to}',
  'receipt.hotel': 'Hôtel',
  'receipt.date': 'Date de ce reçu',
  'receipt.vat-id': 'N° de TVA {vatId}',
  'receipt.room': 'Chambre {number} : {name}',
  'receipt.room.cancelled': 'Chambre {number} : {name} (annulée)',
  'receipt.room.total': 'Total de la chambre {number}',
  'receipt.included': 'Inclus',
  'receipt.voucher': 'Bon cadeau',
  'receipt.total': 'Total',
  'receipt.vat': 'TVA',
  'receipt.vat.rate': '{name}, {percent}',
  'receipt.vat.base': 'Montant hors taxe {amount}',
  'receipt.vat.untaxed': 'Sans TVA',
  'receipt.contained': '{tax} est comprise dans les montants hors taxe.',
  'receipt.payments': 'Paiements',
  'receipt.payment': '{date} · {what}',
  'receipt.payment.card': '{scheme} se terminant par {digits}',
  'receipt.payment.online': 'Payé en ligne',
  'receipt.payment.reserved': '{what} (réservé)',
  'receipt.payment.refunded': 'Remboursé sur {what}',
  'receipt.payment.refund-failed': 'Remboursement retourné, {what}',
  'receipt.payment.disputed': 'Repris par la banque, {what}',
  'receipt.payment.dispute-won': 'Restitué par la banque, {what}',
  'receipt.paid': 'Payé',
  'receipt.balance': 'Reste à payer',
  'receipt.cancelled': 'Cette réservation est annulée. Les montants sont ce que l’hôtel en conserve.',
  'receipt.no-invoice': 'Ce reçu n’est pas une facture.',

  'invoice.not-offered': 'Cet hôtel n’émet pas de factures ici. Veuillez vous adresser à la réception.',
  'invoice.not-confirmed': 'Une facture est disponible une fois la réservation confirmée.',
  'invoice.nothing-kept': 'La réservation a été annulée sans frais\u202f: il n’y a rien à facturer.',
  'invoice.recipient': 'Indiquez à qui la facture doit être adressée.',
  'invoice.name': 'Indiquez un nom.',
  'invoice.address': 'Indiquez une adresse.',
  'invoice.vat-id-country':
    '«\u202f{vatId}\u202f» n’est pas un numéro de TVA\u202f: il commence par les deux lettres du pays, par exemple {example}.',
  'invoice.vat-id-form':
    '«\u202f{vatId}\u202f» n’est pas un numéro de TVA valable ({country})\u202f: il a la forme {example}.',
  'invoice.none-to-correct': 'Il n’y a pas de facture à corriger pour cette réservation.',
  'invoice.corrected-already':
    'Cette facture a entre-temps été corrigée par la facture {number}. Veuillez rouvrir la page.',
  'invoice.corrected-too-often':
    'Cette facture a déjà été corrigée plusieurs fois. Veuillez demander à l’hôtel une nouvelle correction.',
  'group.not-found': 'Ce groupe d’hôtels n’a pas été trouvé.',
  'group.unknown-area': 'Ce groupe d’hôtels n’a pas cette région.',

  'check-in.done-title': 'Votre formulaire d’enregistrement est rempli',
  'check-in.done': 'Votre enregistrement en ligne est terminé. Nous nous réjouissons de vous accueillir.',
  'check-in.done-before':
    'Votre enregistrement en ligne a déjà été effectué, et rien n’a été modifié cette fois-ci. Contactez-nous si vous souhaitez changer quelque chose.',
  'check-in.cancelled-title': 'Cette réservation n’est pas active',
  'check-in.cancelled':
    'Cette réservation n’a pas abouti ou a été annulée\u202f: il n’y a pas d’enregistrement en ligne à faire.',
  'check-in.waiting-title': 'Votre réservation n’est pas encore confirmée',
  'check-in.waiting':
    'Vous pourrez vous enregistrer dès que votre paiement sera confirmé. Réessayez dans un instant.',
  'check-in.past-title': 'Votre date d’arrivée est passée',
  'check-in.past':
    'L’enregistrement en ligne est ouvert jusqu’au jour d’arrivée compris. Adressez-vous à la réception, ou contactez-nous.',
  'check-in.other-reservation': 'Ce n’est pas la réservation de ce lien.',
  'check-in.unknown-room': 'Cette chambre ne fait pas partie de la réservation.',
  'check-in.other-dates':
    'Ce ne sont pas les dates de votre réservation. Elles ne peuvent pas être modifiées ici\u202f: contactez-nous.',
  'check-in.other-room': 'Ce n’est pas la chambre ou le tarif de votre réservation.',
  'check-in.room-twice': 'Cette chambre figure deux fois.',
  'check-in.missing-rooms': 'Toutes les chambres de la réservation doivent être enregistrées.',
  'check-in.no-guests': 'Indiquez qui séjourne dans la chambre.',
  'check-in.extras-gone':
    'Plus disponible\u202f: {extras}. Rien n’a été enregistré. Veuillez choisir à nouveau.',
  'check-in.price-changed':
    'Vos extras coûtent désormais {price} au total. Rien n’a été enregistré. Vérifiez-les et enregistrez à nouveau.',

  'date.past': 'La date d’arrivée est passée.',
  'date.order': 'Le départ doit être postérieur à l’arrivée.',
  'date.too-long': {
    one: 'Un séjour dure au plus {count} nuit.',
    other: 'Un séjour dure au plus {count} nuits.',
  },
  'room.too-many': {
    one: 'Une réservation comprend au plus {count} chambre.',
    other: 'Une réservation comprend au plus {count} chambres.',
  },
  'room.unknown-type': 'Ce type de chambre est inconnu.',
  'room.unknown-rate': 'Ce tarif est inconnu.',
  'room.unknown-configuration': 'La chambre ne peut pas être préparée ainsi.',
  'room.ages': 'Les âges ne correspondent pas au nombre d’adultes, d’enfants et de bébés.',
  'room.too-many-names': 'Il y a plus de noms que de personnes dans la chambre.',
  'board.RoomOnly': 'Chambre seule',
  'board.BedAndBreakfast': 'Petit-déjeuner inclus',
  'board.HalfBoard': 'Demi-pension',
  'board.FullBoard': 'Pension complète',
  'board.AllInclusive': 'Tout compris',
  'extra.worth': '{extra} (valeur {worth})',
  'extra.unknown': 'Cet extra ne fait pas partie de la chambre.',
  'extra.twice': 'Cet extra est choisi deux fois.',
  'payment.not-offered': 'Ce mode de paiement n’est pas proposé ici.',
  'due.paid': 'Votre paiement a été reçu. Merci.',
  'due.not-due':
    'Ce montant n’est pas ou n’est plus à payer. Rien n’a été débité. Veuillez vérifier à nouveau.',
  'due.no-card': 'L’hôtel n’a plus de carte pour cette réservation. Veuillez indiquer une carte.',
  'payment.times-changed':
    'L’hôtel a modifié le moment du paiement de ce tarif. Rien n’a été réservé. Veuillez choisir à nouveau votre chambre.',
  'mandate.charge': '{amount} le {date}',
  'mandate.later':
    'En confirmant, vous autorisez {hotel} à conserver cette carte et à la débiter de {charges}, sans vous demander à nouveau votre accord.',
  'mandate.guarantee':
    'En confirmant, vous autorisez {hotel} à conserver cette carte en garantie et à la débiter des frais prévus par les conditions d’annulation.',
  'payment.unknown-company': 'Cette organisation est inconnue.',
  'payment.wrong-pin':
    'Ce code PIN n’est pas correct. Vérifiez-le, ou laissez le champ vide\u202f: l’hôtel confirmera alors votre réservation par e-mail.',
  'link.waiting': 'Vos chambres sont retenues pour vous. Confirmez-les au moyen du lien de votre e-mail.',
  'link.confirmed': 'Merci. Votre réservation est confirmée, et vous allez recevoir un e-mail.',
  'telephone.rooms-gone':
    'Les chambres ont été vendues entre-temps. Rien n’est réservé. Relancez la recherche.',
  'telephone.extras-gone': 'Un extra a été épuisé entre-temps. Rien n’est réservé. Choisissez à nouveau.',
  'telephone.price-changed':
    'Le prix ou le moment du paiement a changé. Rien n’est réservé. Vérifiez à nouveau.',
  'telephone.no-payment':
    'L’hôtel n’accepte pas de paiement en ligne\u202f: aucun lien ne peut être envoyé. Choisissez un tarif payé à l’hôtel.',
  'telephone.not-waiting': 'Cette réservation n’attend plus de paiement. Vérifiez à nouveau.',
  'desk.booked': 'La réservation {reference} est confirmée. Le client reçoit un e-mail.',
  'desk.booked-unmailed':
    'La réservation {reference} est confirmée. Aucune adresse e-mail n’est enregistrée.',
  'desk.booked-held':
    'Les chambres sont en option pour le client ({reference}). Il reçoit un e-mail avec un lien.',
  'desk.hold-ended': 'Les chambres sont de nouveau libres. Le client reçoit un e-mail.',
  'request.made':
    'Votre demande a été envoyée à l’hôtel. Votre réservation n’est pas encore confirmée\u202f: l’hôtel répond par e-mail.',
  'request.waiting': 'L’hôtel n’a pas encore répondu à votre demande. Il le fera par e-mail.',
  'request.over': 'L’hôtel n’a pas pu confirmer votre demande. Rien n’est réservé.',
  'payment.typed-card':
    'Les numéros de carte ne sont pas acceptés ici\u202f: saisissez la carte dans le formulaire du service de paiement. Veuillez recharger la page.',
  'payment.saved-card': 'Cette carte enregistrée est inconnue.',
  'payment.action': 'Votre banque vous demande d’approuver le paiement.',
  'payment.checking': 'Nous attendons la confirmation de votre paiement.',
  'payment.challenge':
    'Avant d’essayer une autre carte, nous devons vérifier que vous n’êtes pas un robot. Si rien ne s’affiche à cet effet, appelez l’hôtel.',
  'payment.many-declines': {
    one: 'Plusieurs cartes ont été refusées. Réessayez dans {count} minute, ou appelez l’hôtel.',
    other: 'Plusieurs cartes ont été refusées. Réessayez dans {count} minutes, ou appelez l’hôtel.',
  },
  'payment.declined': 'Votre carte a été refusée, et rien n’a été débité. Veuillez essayer une autre carte.',
  'payment.insufficient-funds':
    'Votre carte a été refusée pour provision insuffisante, et rien n’a été débité. Veuillez essayer une autre carte.',
  'payment.expired-card':
    'Votre carte a été refusée parce qu’elle a expiré, et rien n’a été débité. Veuillez essayer une autre carte.',
  'payment.wrong-code':
    'Votre carte a été refusée parce que le code de sécurité est incorrect, et rien n’a été débité. Vérifiez-le et réessayez.',
  'payment.processing-error':
    'Votre carte a été refusée à la suite d’une erreur de traitement, et rien n’a été débité. Veuillez réessayer.',
  'payment.email':
    'Le service de paiement n’accepte pas cette adresse e-mail et rien n’a été débité. Vérifiez l’adresse.',
  'payment.refused':
    'Votre banque n’a pas approuvé le paiement, et rien n’a été débité. Veuillez essayer une autre carte.',
  'payment.timed-out':
    'Le paiement n’a pas été approuvé à temps, et rien n’a été débité. Veuillez réessayer.',
  'payment.cancelled': 'Le paiement a été annulé, et rien n’a été débité.',
  'payment.unavailable':
    'La page de paiement n’a pas pu être ouverte, et rien n’a été débité. Veuillez réessayer.',
  'payment.unreachable':
    'Le service de paiement est injoignable pour le moment, et rien n’a été débité. Veuillez réessayer dans un instant.',
  'payment.under-way': 'Un paiement pour cette réservation est en cours. Veuillez patienter un instant.',
  'status.still-held': 'Vos chambres vous sont toujours réservées.',
  'pay-again.over':
    'Vos chambres ne sont plus retenues, et rien n’a été débité. Relancez la recherche pour réserver.',
  'pay-again.other-rooms':
    'Ce n’est pas ce qui est retenu pour vous. Commencez une nouvelle réservation si vous souhaitez modifier votre séjour.',
  'pay-again.still-open':
    'Votre paiement avec la première carte est toujours en cours auprès de votre banque\u202f; la nouvelle carte n’a donc pas été utilisée. Terminez-le ou annulez-le auprès d’elle, puis réessayez.',
  'pay-again.confirmed':
    'Cette réservation est déjà effectuée. Commencez une nouvelle réservation si vous souhaitez réserver autre chose.',
  'status.released': 'Votre réservation n’a pas abouti, et rien n’a été débité. Veuillez réessayer.',
  'status.refunded':
    'Vos chambres n’étaient plus disponibles\u202f: la totalité de votre paiement vous est remboursée.',
  'booking.link-ended':
    'Ce lien a expiré parce que le séjour remonte à un certain temps. Connectez-vous ici à votre compte et rouvrez-le, ou adressez-vous à l’hôtel.',
  'idempotency.other-body': 'Cette Idempotency-Key a déjà servi pour une autre requête.',
  'idempotency.in-flight': 'Cette réservation est en cours. Veuillez patienter un instant.',
  'voucher.valid-up-to': 'Votre bon cadeau déduit jusqu’à {amount} du prix de votre séjour.',
  'voucher.too-little':
    'Votre bon cadeau ne couvre plus la totalité du prix. Choisissez comment payer le reste.',
  'voucher.valid': 'Votre bon cadeau déduit {amount} du prix de votre séjour.',

  'table.full': 'Cette table vient d’être prise. Veuillez choisir une autre heure.',
  'table.no-time': 'Il n’y a pas de table à cette heure. Veuillez en choisir une autre.',
  'table.time-passed': 'Cette heure est passée. Veuillez en choisir une plus tardive.',
  'table.date-passed': 'Ce jour est passé.',
  'table.date-too-far': 'Il n’est pas encore possible de réserver une table aussi longtemps à l’avance.',
  'table.party-size': 'Les tables se réservent en ligne pour {from} à {to} personnes.',
  'table.promotion': 'Cette offre n’est pas servie à cette heure.',
  'table.booked-otherwise':
    'Vous avez déjà réservé cette table (référence {reference}) avec d’autres souhaits. Rien n’a été modifié\u202f: contactez-nous si vous souhaitez la changer.',
  'table.outside-stay':
    'Une table pour votre séjour doit se situer entre le {from} et le {to}. Contactez-nous pour un autre jour.',
  'table.overlap':
    'Vous avez déjà une table à {time} ce jour-là (référence {reference}). Choisissez une heure qui ne la chevauche pas, ou contactez-nous.',
  'table.many-of-day': {
    one: 'Au plus {count} table par jour peut être réservée en ligne avec une même adresse e-mail. Contactez-nous pour en réserver davantage.',
    other:
      'Au plus {count} tables par jour peuvent être réservées en ligne avec une même adresse e-mail. Contactez-nous pour en réserver davantage.',
  },
  'table.many-of-address':
    'Plusieurs tables ont été réservées récemment avec cette adresse e-mail. Contactez-nous pour en réserver une autre.',
  'table.many-from-here':
    'De nombreuses tables ont été réservées d’ici récemment. Réessayez plus tard, ou contactez-nous.',
  'table.until': 'La table est à vous jusqu’à {time}.',
  'table.link-wrong':
    'Ce lien est incorrect, ou la table n’est plus connue ici. Vérifiez le lien ou contactez-nous.',
  'table.is-cancelled':
    'Cette réservation est annulée. Pour avoir une autre table, veuillez réserver à nouveau.',
  'table.has-passed': 'L’heure de votre réservation est arrivée\u202f: veuillez nous contacter.',
  'table.changed-meanwhile': 'Votre réservation a été modifiée entre-temps. Rechargez la page pour la voir.',

  'desk.log-in': 'Connectez-vous à la réception.',
  'desk.log-in-failed': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'desk.welcome': 'Bienvenue, {name}',
  'desk.code-wanted': 'Saisissez le code de votre application d’authentification.',
  'desk.code-wrong':
    'Ce code est incorrect. Saisissez le code actuel de l’application ou un code de secours.',
  'desk.second-factor-begun':
    'Scannez l’image avec votre application d’authentification, puis saisissez son code.',
  'desk.second-factor-set':
    'La validation en deux étapes est configurée. Conservez les codes de secours en lieu sûr.',
  'desk.second-factor-needed':
    'Votre rôle exige la validation en deux étapes. Connectez-vous et configurez-la.',
  'desk.not-allowed': 'Votre rôle ne le permet pas.',
  'desk.logged-out': 'Vous êtes déconnecté.',
  'desk.invitation-over': 'L’invitation a expiré ou a déjà été utilisée. Demandez-en une nouvelle.',
  'desk.invitation-password': 'Vous avez déjà un compte. Saisissez son mot de passe.',
  'desk.invited': 'L’invitation a été envoyée à {email}.',
  'desk.invitation-withdrawn': 'L’invitation a été retirée.',
  'desk.role-changed': 'Le rôle a été modifié.',
  'desk.role-own': 'Vous ne pouvez pas modifier votre propre rôle. Un autre propriétaire le peut.',
  'desk.role-of-group': 'Ce rôle vaut pour un groupe d’hôtels et ne peut pas être modifié ici.',
  'desk.staff-unknown': 'Il n’y a pas de tel collaborateur dans cet hôtel.',
  'desk.sessions-ended': 'Les sessions sont terminées.',
  'desk.password-changed': 'Votre mot de passe a été changé. Vos autres sessions sont terminées.',
  'desk.password-not-changed': 'Votre mot de passe n’a pas été changé. Vérifiez votre mot de passe actuel.',
  'desk.name': 'Indiquez votre nom.',
  'desk.mail-again': 'L’e-mail sera renvoyé dans un instant.',
  'desk.mail-soon':
    'Cet e-mail a été écrit il y a moins d’une minute. Patientez un peu avant de le renvoyer.',
  'desk.note-empty': 'Écrivez quelque chose dans la note.',
  'desk.mail-unknown': 'Cet e-mail n’est plus conservé.',
  'desk.booking-cancelled': 'La réservation est annulée. Le client reçoit un e-mail.',
  'desk.booking-changed': 'La réservation est modifiée. Le client reçoit un e-mail.',
  'desk.no-show': 'La non-présentation (no-show) est enregistrée. Le client reçoit un e-mail.',
  'desk.refunded': '{amount} seront remboursés au client.',
  'desk.too-many-decimals': 'Ce montant a plus de décimales que la devise {currency}.',
  'desk.days': 'Choisissez des jours qui se suivent, un an au plus.',
  'desk.request-accepted': 'La réservation est confirmée. Le client reçoit un e-mail.',
  'desk.request-declined': 'La demande est refusée. Le client reçoit un e-mail.',
  'desk.request-over':
    'La demande n’est plus ouverte\u202f: elle a reçu une réponse, ou son délai est écoulé.',
  'desk.request-rooms-gone':
    'Les chambres ont été vendues entre-temps. Ajoutez des chambres dans le calendrier, ou refusez la demande.',
  'desk.person-erased': 'Les données du client sont effacées.',
  'desk.person-gone': 'Les données du client ont été effacées auparavant.',
  'desk.person-open':
    'Rien n’a été effacé\u202f: une réservation n’est pas terminée, ou son règlement est encore en cours.',
  'desk.note-written': 'La note est enregistrée.',
  'desk.review-published': 'L’avis est publié. Les clients le lisent sur votre site.',
  'desk.review-hidden': 'L’avis n’est pas affiché. Son auteur lit le motif par le lien.',
  'desk.review-answered': 'Votre réponse est enregistrée. Elle est affichée sous l’avis.',
  'desk.review-answer-removed': 'Votre réponse est retirée.',
  'desk.review-changed': 'Cet avis a été modifié entre-temps. Veuillez l’examiner de nouveau.',
  'calendar.changed': 'Le calendrier est modifié.',
  'calendar.undone': 'La modification est annulée.',
  'calendar.nights': 'Choisissez des nuits à partir d’aujourd’hui qui figurent au calendrier, un an au plus.',
  'calendar.too-many':
    'Cela fait trop de nuits à la fois. Choisissez moins de jours, de types de chambres ou de tarifs.',
  'calendar.free':
    '{count} de ces nuits deviendraient gratuites. Un prix fixé à la main doit être supérieur à zéro.',
  'calendar.too-dear': 'Une nuit peut coûter {amount} au maximum. Vérifiez le prix.',
  'calendar.nothing': 'Indiquez ce qui doit changer, et pour quels types de chambres et tarifs.',
  'calendar.meanwhile': 'Ces nuits ont été modifiées entre-temps. Vérifiez à nouveau ce qui va se passer.',
  'calendar.undo-late': 'Ces nuits ont été modifiées depuis\u202f: le changement ne peut pas être annulé.',
  'calendar.undo-unknown': 'Cette modification n’existe pas, ou elle est déjà annulée.',
  'mail.cancelled.subject': 'Votre réservation à {hotel} est annulée\u202f: {reference}',
  'mail.cancelled.text': 'Votre réservation est annulée, comme vous l’avez demandé.',
  'mail.cancelled.room-subject': 'Une chambre de votre réservation à {hotel} est annulée\u202f: {reference}',
  'mail.cancelled.room-text':
    'Annulé, comme vous l’avez demandé\u202f: {rooms}. Le reste de votre réservation est maintenu.',
  'mail.cancelled.by-hotel':
    'L’hôtel a annulé votre réservation. Appelez l’hôtel si vous ne vous y attendiez pas.',
  'mail.cancelled.room-by-hotel':
    'L’hôtel a annulé\u202f: {rooms}. Le reste de votre réservation est maintenu. Appelez l’hôtel si vous ne vous y attendiez pas.',
  'mail.no-show.subject': 'Vous n’êtes pas arrivé à {hotel}\u202f: {reference}',
  'mail.no-show.text':
    'Vous n’êtes pas venu le jour de l’arrivée\u202f; l’hôtel a donc clos votre réservation. Appelez l’hôtel si vous êtes en route.',
  'mail.no-show.room-text':
    'Personne n’est venu pour\u202f: {rooms}. L’hôtel a clos cette partie de votre réservation. Appelez l’hôtel si vous êtes en route.',
  'mail.cancelled.fee': 'Frais d’annulation',
  'mail.cancelled.refund': 'Remboursement',
  'mail.cancelled.refund-text':
    'Nous vous remboursons immédiatement. Votre banque peut mettre quelques jours à l’afficher.',
  'mail.refund.subject': 'Votre remboursement de {hotel}\u202f: {reference}',
  'mail.refund.text':
    'Nous vous avons remboursé {amount}. Votre banque peut mettre quelques jours à l’afficher.',
  'mail.refund.card':
    'Nous avons remboursé {amount} sur votre carte {card}. Votre banque peut mettre quelques jours à l’afficher.',
  'stay.fee': 'Frais d’annulation',
  'stay.no-show-fee': 'Frais de non-présentation',
  'stay.no-show-early':
    'Le client peut encore venir\u202f: attendez l’heure fixée par l’hôtel pour le jour d’arrivée.',
  'stay.fee-needed': 'Le tarif n’indique ce coût qu’en toutes lettres. Saisissez les frais.',
  'stay.fee-too-much': 'Les frais ne peuvent pas dépasser le prix des chambres.',
  'stay.less': 'Réduction de l’hôtel',
  'stay.refund-too-much': 'Au plus {amount} peuvent être remboursés.',
  'stay.cancelled': 'Votre réservation est annulée.',
  'stay.room-cancelled': 'La chambre est annulée.',
  'stay.not-confirmed':
    'Cette réservation n’est pas confirmée ou a été annulée\u202f: il n’y a rien à modifier.',
  'stay.by-telephone':
    '{hotel} effectue cette modification pour vous\u202f: appelez le {telephone}, en ayant votre référence de réservation sous la main.',
  'stay.quote-over': 'Ce qui vous était affiché n’est plus valable. Veuillez vérifier à nouveau.',
  'stay.changed-meanwhile': 'Votre réservation a été modifiée entre-temps. Veuillez la vérifier à nouveau.',
  'stay.desk-changed-meanwhile': 'La réservation a été modifiée entre-temps. Veuillez la vérifier à nouveau.',
  'status.cancelled': 'Cette réservation est annulée.',
  'stay.changed': 'Votre réservation est modifiée.',
  'stay.kept-line': 'Retenu sur le prix précédent',
  'stay.sold-out':
    'Il ne reste pas assez de chambres pour cette modification. Votre réservation reste inchangée.',
  'stay.not-available':
    'Cette chambre ne peut pas être réservée à ces dates et pour ces personnes. Votre réservation reste inchangée.',
  'stay.rooms-missing': 'Veuillez indiquer chaque chambre de la réservation une seule fois.',
  'mail.changed.subject': 'Votre réservation à {hotel} est modifiée\u202f: {reference}',
  'mail.email-changed.subject': 'Votre réservation à {hotel} a une autre adresse e-mail\u202f: {reference}',
  'mail.email-changed.text':
    'L’adresse e-mail de la réservation a été modifiée. Désormais, nous écrirons à la nouvelle adresse.',
  'mail.email-changed.not-you':
    'Si ce n’était pas vous, appelez-nous immédiatement\u202f: nous rectifierons.',
  'mail.arrival-time': 'Arrivée prévue',
  'mail.changed.text':
    'Votre réservation est modifiée, comme vous l’avez demandé. La voici dans son état actuel.',
  'mail.changed.due': 'Il reste {amount} à payer pour cette modification.',
  'mail.booking-link.subject': 'Le lien vers votre réservation à {hotel} : {reference}',
  'mail.booking-link.text':
    'Vous avez demandé à retrouver votre réservation. Ce lien vous permet de la consulter, de la modifier ou de l’annuler.',
  'mail.booking-link.not-you':
    'Si cette demande ne vient pas de vous, ignorez cet e-mail : rien ne change. Ne transmettez pas le lien.',
  'stay.link-sent':
    'Si la référence de réservation et le nom correspondent, un e-mail avec un lien est envoyé dans un instant à l’adresse de la réservation.',
  'mail.review.stop': 'Ne plus me demander d’avis',
  'review.stop': 'Ne souhaitez-vous plus recevoir d’e-mails vous demandant un avis ?',
  'review.stop.confirm': 'Ne plus recevoir ces e-mails',
  'review.stopped': 'Nous ne vous demanderons plus d’avis.',
  'booking.no-calendar': 'Cette réservation n’est pas confirmée : elle n’a pas d’entrée d’agenda.',
};
