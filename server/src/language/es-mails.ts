import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Spanish. */
export const esMails: Catalogue = {
  'mail.greeting': 'Estimado/a {name}:',
  'mail.greeting-nobody': 'Estimado huésped:',
  'mail.reference': 'Referencia de la reserva',
  'mail.arrival': 'Llegada',
  'mail.departure': 'Salida',
  'mail.from-time': '{date}, desde las\u00a0{time}',
  'mail.until-time': '{date}, hasta las\u00a0{time}',
  'mail.discount': 'Bono de regalo',
  'mail.total': 'Total',
  'mail.paid': 'Pagado',
  'mail.balance': 'Saldo pendiente',
  'mail.charged-on': 'Se cobra en su tarjeta el {date}',
  'mail.at-hotel': 'Se paga en el hotel',
  'mail.mandate': 'Usted aceptó lo siguiente: «{words}»',
  'mail.included': 'Incluido',
  'mail.tax-included': 'Los precios incluyen {tax}.',
  'mail.requests-noted': 'Hemos tomado nota de sus peticiones.',
  'mail.contact': '¿Tiene preguntas? Llame al {telephone} o escriba a {email}.',
  'mail.event': 'Su estancia en {hotel}',

  'mail.confirmation.subject': 'Su reserva en {hotel}: {reference}',
  'mail.confirmation.thanks': 'Gracias por su reserva. Será un placer recibirle.',
  'mail.confirmation.room': 'Habitación {number}: {name}',
  'mail.confirmation.lead-guest': 'Huésped principal: {name}',
  'mail.confirmation.manage': 'Ver o cambiar su reserva',
  'mail.confirmation.check-in': 'Check-in en línea',
  'mail.confirmation.receipt': 'Recibo (PDF)',

  'mail.requested.subject': 'Su solicitud a {hotel}: {reference}',
  'mail.requested.text':
    'Gracias por su solicitud. Como debe facturarse a su empresa, la revisamos personalmente antes de confirmarla.',
  'mail.requested.next':
    'Su reserva aún no está confirmada y no hay habitaciones retenidas. Le responderemos por correo en un plazo de cuatro días. Con el PIN de facturación de su empresa, o con una cuenta con el correo de esta, una reserva se confirma al instante.',
  'mail.request-over.subject': 'Su solicitud a {hotel} no se pudo confirmar: {reference}',
  'mail.request-over.text':
    'Lo sentimos: no pudimos confirmar su solicitud. No hay nada reservado y no se facturará nada.',

  'mail.due.subject': 'Su pago a {hotel} no se pudo realizar: {reference}',
  'mail.due.text':
    'Según lo acordado, intentamos cobrar {amount} en su tarjeta y su banco no lo permitió. Su reserva sigue en pie. Pague con otra tarjeta o apruebe el pago en su banco.',
  'mail.due.again': 'De lo contrario, volveremos a intentarlo con la misma tarjeta el {date}.',
  'mail.due.last':
    'No volveremos a intentar el cobro con su tarjeta. Pague con otra tarjeta o póngase en contacto con nosotros.',
  'mail.due.action': 'Pagar ahora',
  'mail.due-paid.subject': 'Su pago a {hotel}: {reference}',
  'mail.due-paid.text': 'Hemos recibido su pago de {amount}. Gracias.',
  'mail.link.subject': 'Confirme su reserva en {hotel}: {reference}',
  'mail.link.text': 'Gracias por reservar con nosotros por teléfono. Le retenemos estas habitaciones.',
  'mail.link.pay':
    'Pague {amount} hasta el {until} con el enlace siguiente para confirmar su reserva. Después, las habitaciones quedarán libres de nuevo.',
  'mail.link.card':
    'Indíquenos una tarjeta hasta el {until} con el enlace siguiente para confirmar su reserva. Ahora no se cobra nada. Después, las habitaciones quedarán libres de nuevo.',
  'mail.link.mandate': 'Al indicar la tarjeta, acepta lo siguiente: «{words}»',
  'mail.link.action': 'Pagar ahora',
  'mail.link.card-action': 'Indicar una tarjeta',
  'mail.link-over.subject': 'Sus habitaciones en {hotel} ya no están retenidas: {reference}',
  'mail.link-over.text':
    'Le habíamos retenido habitaciones hasta que las confirmara con nuestro enlace. Vuelven a estar libres y no se ha cobrado nada.',
  'mail.expired.subject': 'Su reserva en {hotel} no se completó: {reference}',
  'mail.expired.text':
    'Retuvimos sus habitaciones mientras esperábamos su pago. No llegó a tiempo, así que vuelven a estar libres. No se ha cobrado nada.',
  'mail.expired.again': '¿Todavía desea venir? Su búsqueda está a un clic.',
  'mail.expired.action': 'Buscar de nuevo',

  'mail.table.subject': 'Su mesa en {restaurant}: {reference}',
  'mail.table.text': 'Su mesa está reservada. Será un placer recibirle.',
  'mail.table.reference': 'Referencia de la mesa',
  'mail.table.restaurant': 'Restaurante',
  'mail.table.time': 'Fecha y hora',
  'mail.table.at': '{date} a las\u00a0{time}',
  'mail.table.leave': 'La mesa es suya hasta las',
  'mail.table.party': 'Comensales',
  'mail.table.promotion': 'Oferta',
  'mail.table.name': 'A nombre de',
  'mail.table.manage': 'Cambiar la hora o cancelar la mesa',
  'mail.table.moved.subject': 'Nueva hora para su mesa en {restaurant}: {reference}',
  'mail.table.moved.text': 'Hemos cambiado la hora de su mesa. Será un placer recibirle.',
  'mail.table.cancelled.subject': 'Su mesa en {restaurant} está cancelada: {reference}',
  'mail.table.cancelled.text': 'Su mesa está cancelada. Esperamos verle en otra ocasión.',
  'mail.table.event': 'Mesa en {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Su check-in en línea en {hotel} está completo: {reference}',
  'mail.checked-in.text':
    'Gracias por hacer el check-in antes de su llegada. Todo está listo y su llave le espera.',
  'mail.checked-in.guests': 'Huéspedes',
  'mail.checked-in.setup': 'Preparación de la habitación',
  'mail.review.subject': '¿Cómo fue su estancia en {hotel}?',
  'mail.review.text':
    'Gracias por alojarse con nosotros. ¿Quiere contarnos, a nosotros y a los futuros huéspedes, cómo fue?',
  'mail.review.how':
    'Revisamos cada opinión antes de mostrarla en nuestro sitio web, con el nombre que usted elija. Que sea buena o mala no cambia nada.',
  'mail.review.action': 'Escribir una opinión',
  'mail.review.note':
    'El enlace es solo para su estancia y funciona hasta el {date}. Solo preguntamos una vez.',

  'mail.confirm-email.subject': 'Confirme su correo electrónico para {hotel}',
  'mail.confirm-email.text':
    'Gracias por crear una cuenta con nosotros. Confirme que esta dirección es suya.',
  'mail.confirm-email.action': 'Confirmar su correo electrónico',
  'mail.confirm-email.note':
    'El enlace funciona una sola vez, durante 24 horas. Si no creó una cuenta, puede ignorar este correo.',

  'mail.password-reset.subject': 'Su contraseña para {hotel}',
  'mail.password-reset.text': 'Ha solicitado restablecer su contraseña. Elija una nueva con este enlace.',
  'mail.password-reset.action': 'Restablecer su contraseña',
  'mail.password-reset.note':
    'El enlace funciona una sola vez, durante una hora. Si no lo solicitó, puede ignorar este correo: su contraseña no cambia.',

  'mail.password-changed.subject': 'Su contraseña para {hotel} se ha cambiado',
  'mail.password-changed.text': 'La contraseña de su cuenta se ha cambiado.',
  'mail.password-changed.note':
    'Si fue usted, no tiene que hacer nada. Si no, restablézcala de inmediato y contáctenos.',
  'mail.password-changed.action': 'Restablecer su contraseña',

  'mail.account-exists.subject': 'Su cuenta en {hotel}',
  'mail.account-exists.text':
    'Alguien intentó crear una cuenta con este correo electrónico. Usted ya tiene una, así que no ha cambiado nada.',
  'mail.account-exists.forgot': 'Si fue usted y ha olvidado su contraseña, puede restablecerla.',
  'mail.account-exists.action': 'Restablecer su contraseña',

  'mail.privacy-link.subject': 'Sus datos en {hotel}',
  'mail.privacy-link.text':
    'Ha preguntado qué ha guardado {hotel} sobre usted. Con este enlace puede verlo, descargarlo y solicitar que se borre.',
  'mail.privacy-link.action': 'Ver sus datos',
  'mail.privacy-link.note':
    'El enlace funciona una sola vez, durante una hora. Si no lo solicitó, puede ignorar este correo: no cambia nada.',

  'mail.staff-invitation.subject': 'Su acceso a la recepción de {hotel}',
  'mail.staff-invitation.greeting': 'Hola:',
  'mail.staff-invitation.text': 'Se le ha invitado a la recepción de {hotel}. Su rol: {role}.',
  'mail.staff-invitation.action': 'Aceptar la invitación',
  'mail.staff-invitation.note':
    'El enlace funciona una sola vez, durante siete días. Si no lo esperaba, puede ignorar este correo.',
  'mail.role.read-only': 'solo lectura',
  'mail.role.front-desk': 'recepción',
  'mail.role.revenue': 'tarifas e ingresos',
  'mail.role.finance': 'finanzas',
  'mail.role.owner': 'propietario',
  'mail.role.operator': 'operador',
  'mail.hotel.greeting': 'Buenos días:',
  'mail.hotel.why': 'Este correo se envía a las direcciones que el hotel ha indicado para sus reservas.',
  'mail.hotel.booker': 'Reservado por',
  'mail.hotel.email': 'Correo electrónico',
  'mail.hotel.phone': 'Teléfono',
  'mail.hotel.requests': 'Peticiones',
  'mail.hotel.extras': 'Extras',
  'mail.hotel.new.subject': 'Nueva reserva {reference}: {name}, {date}',
  'mail.hotel.new': 'Ha llegado una nueva reserva por su sitio web. Está confirmada.',
  'mail.hotel.on-request':
    'Una reserva espera su respuesta. No se retiene ninguna habitación hasta que la acepten; el huésped espera respuesta en un plazo de cuatro días.',
  'mail.hotel.by-desk': 'Su recepción hizo esta reserva. Está confirmada.',
  'mail.hotel.held':
    'Su recepción hizo esta reserva. Las habitaciones quedan retenidas hasta el {until} y el huésped tiene un enlace para confirmarla.',
  'mail.hotel.link-paid': 'El huésped hizo lo que pedía el enlace. Esta reserva está confirmada.',
  'mail.hotel.link-expired':
    'El huésped no usó el enlace a tiempo. Las habitaciones vuelven a estar libres y el huésped ha recibido un correo.',
  'mail.hotel.link-ended': 'Su recepción liberó las habitaciones. El huésped ha recibido un correo.',
  'mail.hotel.changed.subject': 'Reserva {reference} cambiada: {name}, {date}',
  'mail.hotel.changed': 'Esta reserva se ha cambiado. Así está ahora.',
  'mail.hotel.changed-by-guest': 'El huésped cambió esta reserva. Así está ahora.',
  'mail.hotel.accepted': 'Han aceptado esta reserva. Está confirmada y las habitaciones están vendidas.',
  'mail.hotel.checked-in': 'El huésped completó el check-in en línea.',
  'mail.hotel.checked-in-extras': 'El huésped completó el check-in en línea y añadió extras por {amount}.',
  'mail.hotel.cancelled.subject': 'Reserva {reference} cancelada: {name}, {date}',
  'mail.hotel.cancelled': 'Esta reserva está cancelada.',
  'mail.hotel.cancelled-by-guest': 'El huésped canceló esta reserva.',
  'mail.hotel.declined': 'Han rechazado esta solicitud. El huésped ha recibido un correo.',
  'mail.hotel.request-expired':
    'Esta solicitud no se respondió a tiempo. No hay nada reservado y el huésped ha recibido un correo.',
  'mail.hotel.no-show.subject': 'Reserva {reference}: {name} no se presentó, {date}',
  'mail.hotel.no-show': 'Esta reserva está marcada como no presentada (no-show).',
  'mail.hotel.unpaid.subject': 'Reserva {reference} sin pagar: {name}, {date}',
  'mail.hotel.unpaid-asked':
    'No se pudieron cobrar {amount} en la tarjeta del huésped. Se le ha pedido que pague y se volverá a intentar con la tarjeta.',
  'mail.hotel.unpaid-given-up':
    'No se pudieron cobrar {amount} y no se volverá a intentar. La reserva sigue en pie: pidan el importe al huésped.',
  'mail.hotel.disputed.subject': 'Disputa de la reserva {reference}: {name}, {date}',
  'mail.hotel.disputed':
    'El banco del huésped retiró {amount}. Respondan a la disputa en su servicio de pago; la reserva sigue en pie.',
  'mail.hotel.arrivals.subject': {
    one: 'Llegadas {date}: {count} habitación',
    other: 'Llegadas {date}: {count} habitaciones',
  },
  'mail.hotel.arrivals': 'Estos huéspedes llegan el {date}.',
  'mail.hotel.no-arrivals': 'No hay llegadas el {date}.',
  'mail.hotel.arriving': 'Llegan',
  'mail.hotel.leaving': 'Se van',
  'mail.hotel.staying': 'Se quedan',
  'mail.hotel.pre-check-in': 'Check-in en línea',
  'mail.hotel.done': 'Completo',
  'mail.hotel.not-yet': 'Aún no',
  'mail.free-cancellation': 'Cancelación gratuita',
  'mail.until': 'hasta el {when}',
};
