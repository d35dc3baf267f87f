import { contactFr } from 'shared/ui/contact/messages';
import type { Catalogue } from 'shared/domain';

export const fr: Catalogue = {
  ...contactFr,
  'account.register.title': 'Créer un compte',
  'account.register.lead': 'Un seul compte pour tout ce que vous réservez à {hotel}.',
  'account.register.email-hint': 'Nous vous envoyons un lien pour la confirmer.',
  'account.register.submit': 'Créer un compte',
  'account.register.privacy': 'Comment nous protégeons vos données\u202f:',
  'account.register.privacy-link': 'politique de confidentialité',
  'account.register.known': 'Vous avez déjà un compte\u202f?',
  'account.registered.title': 'Consultez vos e-mails',
  'account.registered.text':
    'Votre compte a été créé. Nous avons envoyé un lien à {email}\u202f: ouvrez-le dans les 24 heures pour confirmer votre adresse. Vous pouvez vous connecter dès maintenant.',
  'account.mail.missing':
    'Toujours rien après quelques minutes\u202f? Regardez dans vos courriers indésirables, ou écrivez à {hotel}.',
  'account.benefit.title': 'Les avantages',
  'account.benefit.details': 'Vos coordonnées sont déjà remplies lorsque vous réservez',
  'account.benefit.cards': 'Enregistrez une carte et payez sans la ressaisir',
  'account.benefit.bookings': 'Vos séjours réunis au même endroit, avec l’enregistrement en ligne',
  'account.no-account-needed': 'Un compte n’est pas nécessaire pour réserver\u202f: le prix est le même.',

  'account.forgot-password.title': 'Mot de passe oublié',
  'account.forgot.lead':
    'Indiquez l’adresse e-mail de votre compte à {hotel}. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  'account.forgot.submit': 'M’envoyer un lien',
  'account.forgot.remembered': 'Il vous est finalement revenu\u202f?',
  'account.forgot.sent':
    'Si {email} a un compte ici, le lien est en route. Il fonctionne une seule fois, pendant une heure.',
  'account.forgot.other': 'Utiliser une autre adresse',

  'account.reset-password.title': 'Réinitialiser le mot de passe',
  'account.reset.lead': 'Choisissez un nouveau mot de passe pour votre compte.',
  'account.reset.submit': 'Enregistrer le nouveau mot de passe',
  'account.reset.done':
    'Vous avez été déconnecté de tous vos appareils. Veuillez vous connecter avec votre nouveau mot de passe.',
  'account.link.new': 'M’envoyer un nouveau lien',
  'account.link.missing': 'Veuillez ouvrir le lien de notre e-mail',
  'account.link.missing-text':
    'Cette page a besoin du lien complet. S’il a été coupé, copiez-le en entier dans la barre d’adresse, ou demandez-en un nouveau.',
  'account.link.reset-expired':
    'Ce lien a expiré ou a déjà été utilisé\u202f: il fonctionne une seule fois, pendant une heure. Nous vous en envoyons volontiers un nouveau.',

  'account.confirm-email.title': 'Confirmer l’adresse e-mail',
  'account.confirm.waiting': 'Confirmation de votre adresse e-mail',
  'account.confirm.done': 'Merci. Votre compte à {hotel} est prêt.',
  'account.confirm.password-why':
    'Saisissez le mot de passe avec lequel vous avez créé le compte, afin que nous sachions qu’il s’agit du vôtre.',
  'account.confirm.submit': 'Confirmer mon adresse',
  'account.confirm.not-mine': 'Vous l’avez oublié, ou quelqu’un d’autre a créé ce compte\u202f?',
  'account.confirm.not-mine-way':
    'Choisissez un nouveau mot de passe\u202f: tout ce que d’autres ont laissé dans le compte est supprimé',
  'account.confirm.failed': 'Nous n’avons pas pu confirmer votre adresse e-mail',
  'account.confirm.expired': 'Ce lien a expiré ou a déjà été utilisé',
  'account.confirm.expired-text':
    'Il fonctionne une seule fois, pendant 24 heures. Si vous avez déjà confirmé votre adresse, tout est en ordre\u202f; sinon, nous vous envoyons un nouveau lien.',
  'account.confirm.again': 'M’envoyer un nouveau lien',
  'account.confirm.again-hint': 'L’adresse avec laquelle vous avez créé votre compte.',
  'account.confirm.again-sent':
    'Si {email} doit encore être confirmée, le lien est en route. Il fonctionne une seule fois, pendant 24 heures.',

  'account.login.submit': 'Se connecter',
  'account.login.forgot': 'Mot de passe oublié\u202f?',
  'account.login.reset': 'Choisir un nouveau mot de passe',
  'account.login.new': 'Première visite à {hotel}\u202f?',
  'account.ended.title': 'Vous avez été déconnecté',
  'account.ended.login': 'Veuillez vous reconnecter pour continuer. Ce que vous avez saisi est conservé.',
  'account.ended.text':
    'Votre session a pris fin, peut-être dans une autre fenêtre ou sur un autre appareil. Ce que vous avez saisi est conservé\u202f: connectez-vous pour continuer.',

  'account.logged-in.title': 'Vous êtes connecté, {name}',
  'account.logged-in.text': 'Avec {email}.',
  'account.go-on': 'Continuer la réservation',
  'account.book': 'Réserver un séjour',

  'account.manage-account.title': 'Gérer mon compte',
  'account.manage.hello': 'Bonjour {name}',
  'account.manage.lead': 'Vous êtes connecté en tant que {email}.',
  'account.unconfirmed.title': 'Veuillez confirmer votre adresse e-mail',
  'account.unconfirmed.text':
    'Ouvrez le lien que nous avons envoyé à {email}. Il fonctionne une seule fois, pendant 24 heures.',
  'account.parts': 'Rubriques de votre compte',
  'account.details.title': 'Vos coordonnées',
  'account.details.lead': 'Remplies pour vous lorsque vous réservez.',
  'account.details.email-hint':
    'Vous vous connectez avec cette adresse\u202f: elle ne peut pas être modifiée ici.',
  'account.details.offers': 'Je souhaite recevoir les offres et les actualités de {hotel}',
  'account.details.save': 'Enregistrer les coordonnées',
  'account.password.title': 'Changer de mot de passe',
  'account.password.logs-out': 'Un nouveau mot de passe déconnecte tous les autres appareils.',
  'account.password.current': 'Mot de passe actuel',
  'account.password.submit': 'Changer de mot de passe',
  'account.password.failed': 'Votre mot de passe n’a pas été changé',
  'account.password.others-out': 'Tous les autres appareils ont été déconnectés.',
  'account.data.title': 'Vos données',
  'account.data.lead':
    'Consultez tout ce que {hotel} a enregistré à votre sujet, téléchargez-le dans un fichier ou faites-le effacer avec votre compte.',
  'account.data.open': 'Consulter, télécharger ou effacer',
  'account.cards.title': 'Cartes enregistrées',
  'account.cards.lead':
    'Nous conservons les quatre derniers chiffres et la date d’expiration, jamais le numéro complet.',
  'account.cards.none':
    'Aucune carte pour l’instant. Cochez «\u202fEnregistrer cette carte pour une prochaine fois\u202f» lors d’un paiement, et la vôtre apparaîtra ici.',
  'account.cards.expires': 'Expire\u202f: {date}',
  'account.cards.expired': 'Expirée',
  'account.cards.remove': 'Supprimer',
  'account.cards.remove-named': 'Supprimer la carte {card}',
  'account.cards.remove-title': 'Supprimer cette carte\u202f?',
  'account.cards.remove-text':
    '{card} ne sera plus proposée lors du paiement. Les réservations faites avec cette carte restent inchangées.',
  'account.cards.keep': 'Conserver',
  'account.cards.failed': 'Votre carte n’a pas été supprimée',
  'account.stays.title': 'Mes réservations',
  'account.stays.loading': 'Chargement de vos réservations',
  'account.stays.failed': 'Vos réservations ne peuvent pas être affichées pour le moment',
  'account.stays.failed-text': 'Elles sont en sécurité chez nous. Veuillez réessayer dans un instant.',
  'account.stays.none': 'Aucune réservation pour l’instant',
  'account.stays.none-upcoming': 'Aucun séjour à venir',
  'account.stays.none-text': 'Ce que vous réservez à {hotel} en étant connecté s’affiche ici.',
  'account.stays.past': { one: '{count} séjour passé', other: '{count} séjours passés' },
  'account.stays.rooms': '{number} × {name}',
  'account.stays.reference': 'Référence',
  'account.stays.total': 'Total',
  'account.stays.confirmed': 'Confirmée',
  'account.stays.waiting': 'En attente de paiement',
  'account.stays.cancelled': 'Annulée',
  'account.stays.manage': 'Gérer la réservation',
  'account.stays.refunded': 'Annulée et remboursée',
  'account.stays.checked-in': 'Enregistrement en ligne terminé',
  'account.stays.open': 'Voir la réservation',
  'account.stays.pay': 'Payer maintenant',
  'account.stays.pre-check-in': 'Enregistrement en ligne',
  'account.stays.calendar': 'Ajouter à l’agenda',
  'account.stays.named': '{action}\u202f: {reference}',

  'account.first-name': 'Prénom',
  'account.last-name': 'Nom',
  'account.email': 'Adresse e-mail',
  'account.mobile': 'Numéro de portable',
  'account.street': 'Adresse',
  'account.telephone': 'Téléphone',
  'account.password': 'Mot de passe',
  'account.new-password': 'Nouveau mot de passe',
  'account.password-again': 'Confirmer le mot de passe',
  'account.strength.weak': 'Encore insuffisant',
  'account.strength.fair': 'Mot de passe acceptable',
  'account.strength.good': 'Bon mot de passe',
  'account.strength.strong': 'Mot de passe très sûr',
  'account.part.length': '10 caractères ou plus',
  'account.part.symbol': 'Un caractère qui ne soit ni une lettre ni un chiffre',
  'account.part.there': '\u202f: fait',
  'account.part.missing': '\u202f: manquant',

  'account.incomplete': 'Veuillez d’abord vérifier ceci\u202f:',
  'account.unreachable':
    'Nous n’avons pas pu joindre l’hôtel. Vérifiez votre connexion et réessayez\u202f: rien de ce que vous avez saisi n’est perdu.',
  'account.failed':
    'Un problème est survenu de notre côté. Veuillez réessayer dans un instant\u202f: rien de ce que vous avez saisi n’est perdu.',
  'account.try-again': 'Réessayer',
  'account.wait.text': {
    one: 'Pour protéger votre compte, veuillez attendre {count} minute avant de réessayer.',
    other: 'Pour protéger votre compte, veuillez attendre {count} minutes avant de réessayer.',
  },
  'account.password-changed': 'Votre mot de passe a été changé',
  'account.email-confirmed': 'Votre adresse e-mail a été confirmée',
  'account.confirmation-sent': 'Nous vous avons envoyé un e-mail pour confirmer votre adresse',
  'account.card-removed': 'Votre carte a été supprimée',
};
