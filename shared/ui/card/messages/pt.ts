import type { Catalogue } from '../../../domain/index.ts';

export const cardFormPt: Catalogue = {
  'card.simulated.title': 'Sem pagamento real',
  'card.simulated':
    'Este site está em fase de teste: os cartões são enviados para um simulador e nada é cobrado. Não introduza um cartão verdadeiro.',
  'card.safe': 'Site de teste: nenhum cartão é debitado e o número não é guardado.',
  'card.accepted': 'Aceitamos {schemes}',
  'card.number': 'Número do cartão',
  'card.name': 'Nome no cartão',
  'card.expiry': 'Data de validade',
  'card.expiry.hint': 'MM / AA',
  'card.expiry.missing': 'A data de validade é obrigatória no formato MM / AA',
  'card.cvv': 'Código de segurança ({digits} algarismos)',
};
