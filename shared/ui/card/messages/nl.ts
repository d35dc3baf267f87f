import type { Catalogue } from '../../../domain/index.ts';

export const cardFormNl: Catalogue = {
  'card.simulated.title': 'Geen echte betaling',
  'card.simulated':
    'Deze site is in proef: kaarten gaan naar een simulator en er wordt geen geld afgeschreven. Voer geen echte kaart in.',
  'card.safe': 'Testsite: er wordt geen kaart belast en geen kaartnummer bewaard.',
  'card.accepted': 'Wij accepteren {schemes}',
  'card.number': 'Kaartnummer',
  'card.name': 'Naam op de kaart',
  'card.expiry': 'Vervaldatum',
  'card.expiry.hint': 'MM / JJ',
  'card.expiry.missing': 'Vul de vervaldatum in als MM / JJ',
  'card.cvv': 'Beveiligingscode ({digits} cijfers)',
};
