import type { Catalogue } from '../../../domain/index.ts';

export const cardFormFr: Catalogue = {
  'card.simulated.title': 'Aucun paiement réel',
  'card.simulated':
    'Ce site est en phase d’essai\u202f: les cartes sont traitées par un simulateur et rien n’est débité. Veuillez ne pas saisir de véritable carte.',
  'card.safe': 'Site de test\u202f: aucune carte n’est débitée et aucun numéro n’est conservé.',
  'card.accepted': 'Nous acceptons {schemes}',
  'card.number': 'Numéro de carte',
  'card.name': 'Nom sur la carte',
  'card.expiry': 'Date d’expiration',
  'card.expiry.hint': 'MM / AA',
  'card.expiry.missing': 'Indiquez la date d’expiration au format MM / AA',
  'card.cvv': 'Code de sécurité ({digits} chiffres)',
};
