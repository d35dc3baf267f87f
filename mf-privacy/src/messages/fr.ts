import { contactFr } from 'shared/ui/contact/messages';
import type { Catalogue } from 'shared/domain';

export const fr = {
  ...contactFr,
  'privacy.title': 'Vos données',
  'privacy.lead': 'Consultez ce que l’hôtel a enregistré à votre sujet, téléchargez-le ou faites-le effacer.',
  'privacy.loading': 'Recherche de vos données',

  'ask.title': 'Recevoir un lien par e-mail',
  'ask.text':
    'Indiquez votre adresse e-mail. Si {hotel} détient des données à cette adresse, nous vous envoyons un e-mail avec un lien qui fonctionne une seule fois, pendant une heure.',
  'ask.email': 'Adresse e-mail',
  'ask.submit': 'M’envoyer le lien',
  'ask.failed': 'Votre demande n’a pas été envoyée',
  'ask.sent': 'Consultez vos e-mails',
  'ask.other': 'Utiliser une autre adresse',
  'ask.have-account': 'Si vous avez un compte, connectez-vous\u202f: aucun lien n’est nécessaire.',
  'ask.log-in': 'Se connecter',
  'validation.email': 'Indiquez une adresse e-mail valide',

  'data.of': 'Ce que {hotel} détient pour {email}',
  'data.account': 'Compte',
  'data.account.yes': 'Votre compte et vos coordonnées',
  'data.account.none': 'Aucun compte',
  'data.cards': 'Cartes enregistrées',
  'data.stays': 'Réservations',
  'data.others': 'Réservations d’autres personnes où figure votre nom',
  'data.tables': 'Tables',
  'data.reviews': 'Avis',
  'data.invoices': 'Factures',
  'data.download': 'Tout télécharger',
  'data.download.text':
    'Un fichier JSON avec vos réservations, vos tables, vos avis, votre compte, vos factures et les e-mails que nous vous avons envoyés.',
  'data.downloaded': 'Votre fichier a été téléchargé.',
  'data.download.failed': 'Le fichier n’a pas pu être préparé',
  'data.failed': 'Vos données n’ont pas pu être consultées',
  'data.failed.text': 'Veuillez réessayer, ou contacter l’hôtel.',
  'data.link-over': 'Ce lien ne fonctionne plus',
  'data.new-link': 'Demander un nouveau lien',
  'data.unconfirmed': 'Votre adresse e-mail n’est pas encore confirmée',
  'data.to-account': 'Aller à votre compte',

  'erase.title': 'Tout effacer',
  'erase.goes': 'Ce qui est effacé',
  'erase.goes.text':
    'Les noms, adresses, numéros de téléphone, demandes et notes de vos réservations et de vos tables, le texte de vos avis, leurs liens, votre compte et vos cartes enregistrées. Cette opération est définitive.',
  'erase.stays': 'Ce qui est conservé',
  'erase.stays.text':
    'Les nuits, les chambres et les montants, sans votre nom, dont l’hôtel a besoin pour sa comptabilité.',
  'erase.stays.reviews': 'La note d’un avis publié, sans son texte ni votre nom.',
  'erase.stays.invoices': 'Les factures émises, que la loi oblige l’hôtel à conserver.',
  'erase.blocked': 'Vos données ne peuvent pas encore être effacées',
  'erase.blocked.Stay': 'Réservation {reference}\u202f: le séjour n’est pas terminé.',
  'erase.blocked.Table': 'Table {reference}\u202f: la visite n’est pas terminée.',
  'erase.blocked.Money':
    'Réservation {reference}\u202f: un paiement ou un remboursement est encore en cours.',
  'erase.blocked.text': 'Revenez ensuite, ou contactez l’hôtel.',
  'erase.button': 'Effacer mes données',
  'erase.question': 'Effacer vos données détenues par {hotel}\u202f?',
  'erase.password': 'Votre mot de passe',
  'erase.password.why':
    'Nous le demandons pour que personne d’autre ne puisse effacer vos données depuis votre ordinateur.',
  'erase.password.missing': 'Indiquez votre mot de passe',
  'erase.confirm': 'Effacer définitivement',
  'erase.keep': 'Conserver mes données',
  'erase.failed': 'Rien n’a été effacé',
  'erase.failed.text': 'Veuillez réessayer.',
  'erase.unanswered': 'L’hôtel n’a pas répondu',
  'erase.unanswered.text': 'Veuillez réessayer.',
  'erase.done': 'Vos données sont effacées',
  'erase.done.text': 'L’hôtel ne détient plus rien à votre sujet, hormis ce que la loi l’oblige à conserver.',
  'erase.to-hotel': 'Retour à la page de réservation',
} as const satisfies Catalogue;
