import type { Catalogue } from '../../domain/index.ts';

export const calendarEs: Catalogue = {
  'calendar.title': 'Elija sus fechas',
  'calendar.legend': 'Precio más bajo de una noche para un adulto, en {currency}.',
  'calendar.legend-guests': 'Precio más bajo de una noche para {guests}, en {currency}.',
  'calendar.legend-promo': 'Los precios incluyen «{name}» donde se aplica.',
  'calendar.legend-promo-nights': {
    one: 'Los precios incluyen «{name}» donde se aplica, en estancias de al menos {count} noche.',
    other: 'Los precios incluyen «{name}» donde se aplica, en estancias de al menos {count} noches.',
  },
  'calendar.failed': 'No se pudieron cargar los precios. Aun así, puede elegir sus fechas.',
  'calendar.loading': 'Los precios están en camino.',
  'calendar.legend-usual': {
    one: 'Las estancias son de al menos {count} noche.',
    other: 'Las estancias son de al menos {count} noches.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: estancia mínima de {count} noche',
    other: '{mark}: estancia mínima de {count} noches',
  },
  'calendar.from': 'desde {price}',
  'calendar.minimum': { one: 'estancia mínima {count} noche', other: 'estancia mínima {count} noches' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Agotado',
  'calendar.unavailable.closed': 'Esta noche estamos cerrados',
  'calendar.unavailable.not-suited': 'No hay habitación libre para todos sus huéspedes',
  'calendar.unavailable.not-on-sale': 'Aún no está a la venta',
  'calendar.unavailable.same-day': 'Ya no se puede reservar en línea para hoy',
  'calendar.unavailable.too-few-rooms': {
    one: 'Solo {count} habitación está libre una de estas noches',
    other: 'Solo {count} habitaciones están libres una de estas noches',
  },
  'calendar.unavailable.closed-to-arrival': 'Sin llegadas este día',
  'calendar.unavailable.closed-to-departure': 'Sin salidas este día',
  'calendar.unavailable.night-not-free': 'Una noche de esta estancia no está libre',
  'calendar.unavailable.minimum-stay': {
    one: 'Las estancias que empiezan aquí son de al menos {count} noche',
    other: 'Las estancias que empiezan aquí son de al menos {count} noches',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Las estancias que empiezan aquí son de al menos {count} noche, y no está libre',
    other: 'Las estancias que empiezan aquí son de al menos {count} noches, y no todas están libres',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Las estancias que incluyen estas noches son de al menos {count} noche',
    other: 'Las estancias que incluyen estas noches son de al menos {count} noches',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Las estancias que empiezan aquí son de {count} noche como máximo',
    other: 'Las estancias que empiezan aquí son de {count} noches como máximo',
  },
  'calendar.unavailable.other-length': {
    one: 'Las estancias que empiezan aquí son de {longest} como máximo, o de al menos {count} noche',
    other: 'Las estancias que empiezan aquí son de {longest} como máximo, o de al menos {count} noches',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Se reserva con al menos {count} día de antelación',
    other: 'Se reserva con al menos {count} días de antelación',
  },
  'calendar.unavailable.book-later': {
    one: 'Se puede reservar desde {count} día antes',
    other: 'Se puede reservar desde {count} días antes',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Aceptamos reservas de {count} noche como máximo',
    other: 'Aceptamos reservas de {count} noches como máximo',
  },
};
