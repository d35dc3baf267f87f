import type { Catalogue } from '../../../domain/index.ts';

export const cardFormEs: Catalogue = {
  'card.simulated.title': 'Sin pago real',
  'card.simulated':
    'Este sitio está en pruebas: las tarjetas van a un simulador y no se cobra nada. No introduzca una tarjeta real.',
  'card.safe': 'Sitio de prueba: no se carga ninguna tarjeta ni se guarda su número.',
  'card.accepted': 'Aceptamos {schemes}',
  'card.number': 'Número de tarjeta',
  'card.name': 'Nombre en la tarjeta',
  'card.expiry': 'Fecha de caducidad',
  'card.expiry.hint': 'MM / AA',
  'card.expiry.missing': 'Indique la fecha de caducidad en el formato MM / AA',
  'card.cvv': 'Código de seguridad ({digits} dígitos)',
};
