import type { Catalogue } from 'shared/domain';
import { esMails } from './es-mails.ts';

/** The server's messages to guests, in Spanish. */
export const es: Catalogue = {
  ...esMails,

  'http.invalid': 'La solicitud no es válida.',
  'http.too-many': {
    one: 'Demasiados intentos. Inténtelo de nuevo en {count} minuto.',
    other: 'Demasiados intentos. Inténtelo de nuevo en {count} minutos.',
  },
  'http.unauthorised': 'No ha iniciado sesión.',
  'http.forbidden': 'No tiene acceso a esto.',
  'http.not-found': 'No encontrado',
  'http.method': 'Método no permitido',
  'http.too-large': 'La solicitud es demasiado grande.',
  'http.address-too-long': 'La dirección es demasiado larga.',
  'http.content-type': 'Este tipo de contenido no se puede usar; envíe application/json.',
  'http.unread': 'Esto no se puede leer.',
  'http.too-slow': 'La solicitud tardó demasiado.',
  'http.headers-too-large': 'Los encabezados de la solicitud son demasiado grandes.',
  'http.restarting': 'El servicio se está reiniciando. Inténtelo de nuevo.',
  'http.part-unavailable': 'Esto no está disponible en este momento. Inténtelo de nuevo.',
  'http.unavailable': 'El servicio no está disponible en este momento. Inténtelo de nuevo.',
  'http.property': 'No se encontró este hotel.',
  'http.booking': 'No se encontró esta reserva.',
  'http.room': 'No se encontró esta habitación.',
  'http.rate': 'No se encontró esta tarifa.',
  'http.other-site': 'La solicitud procede de otro sitio y se rechazó.',
  'http.restaurant': 'No se encontró este restaurante.',
  'field.missing': 'Este campo es obligatorio.',
  'field.empty': 'Este campo no puede estar vacío.',
  'field.too-short': {
    one: 'Aquí se necesita al menos {count} carácter.',
    other: 'Aquí se necesitan al menos {count} caracteres.',
  },
  'field.too-long': {
    one: 'Aquí cabe como máximo {count} carácter.',
    other: 'Aquí caben como máximo {count} caracteres.',
  },
  'text.unusable': 'El texto contiene caracteres que no se pueden usar aquí.',

  'account.log-in': 'Inicie sesión.',
  'account.password-changed': 'Su contraseña se ha cambiado',
  'account.password-not-changed': 'Su contraseña no se cambió. Compruebe su contraseña actual',
  'account.email-confirmed': 'Su correo electrónico se ha confirmado',
  'account.confirmation-sent': 'Le hemos enviado un correo para confirmar su dirección',
  'account.password-to-confirm': 'Escriba la contraseña de esta cuenta para confirmar su dirección.',
  'account.password-not-its': 'Esa no es la contraseña de esta cuenta.',
  'account.link-invalid': 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
  'account.card-removed': 'Su tarjeta se ha eliminado',
  'account.card-unknown': 'Esta tarjeta guardada no existe.',

  'privacy.link-sent':
    'Si tenemos datos de esta dirección, en un momento recibirá un correo con un enlace a ellos.',
  'privacy.link-over': 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
  'privacy.key-over': 'La hora de validez de este enlace ha terminado. Solicite uno nuevo.',
  'privacy.unconfirmed':
    'Confirme primero el correo electrónico de su cuenta. Así sabremos que los datos son suyos.',
  'privacy.password-wrong': 'No se borró nada. Compruebe su contraseña',
  'privacy.open': 'No se borró nada: una reserva no ha terminado o su dinero no está liquidado.',
  'privacy.erased': 'Sus datos se han borrado.',

  'promo.unknown': 'Este código promocional no es válido.',
  'promo.expired': 'Este código promocional ha caducado.',
  'promo.too-soon': 'Este código promocional aún no se puede usar.',
  'promo.no-rate': 'Este código promocional no cambia ningún precio de su búsqueda.',
  'promo.other-dates': 'Este código promocional no es válido en sus fechas.',
  'promo.minimum-nights': {
    one: 'Este código promocional requiere una estancia de al menos {count} noche.',
    other: 'Este código promocional requiere una estancia de al menos {count} noches.',
  },
  'offer.unknown': 'No tenemos ninguna oferta con este código.',
  'search.past': 'La fecha de llegada ya ha pasado.',
  'search.order': 'El día de salida debe ser posterior al de llegada.',
  'search.longest': 'Una estancia dura como máximo {count} noches.',
  'search.rooms': {
    one: 'Se puede reservar como máximo {count} habitación a la vez.',
    other: 'Se pueden reservar como máximo {count} habitaciones a la vez.',
  },
  'search.nobody': 'En cada habitación debe alojarse al menos un huésped.',
  'search.ages': 'Las edades no coinciden con el número de adultos, niños y bebés.',
  'search.largest-party': 'Se puede buscar para un máximo de {count} huéspedes en una habitación.',
  'calendar.order': 'El último día no puede ser anterior al primero.',
  'company.text-too-short': 'Escriba al menos tres letras del nombre',

  'invoice.not-offered': 'Este hotel no emite facturas aquí. Pregunte en la recepción.',
  'invoice.not-confirmed': 'La factura estará disponible cuando la reserva esté confirmada.',
  'invoice.nothing-kept': 'La reserva se canceló sin cargos: no hay nada que facturar.',
  'invoice.recipient': 'Indique a nombre de quién va la factura.',
  'invoice.name': 'Indique un nombre.',
  'invoice.address': 'Indique una dirección.',
  'invoice.vat-id-country':
    '«{vatId}» no es un número de IVA: empieza con las dos letras del país, por ejemplo {example}.',
  'invoice.vat-id-form': '«{vatId}» no es un número de IVA válido ({country}): tiene la forma {example}.',
  'invoice.none-to-correct': 'No hay ninguna factura de esta reserva que corregir.',
  'invoice.corrected-already':
    'Mientras tanto, esta factura se ha corregido con la {number}. Vuelva a abrir la página.',
  'invoice.corrected-too-often':
    'Esta factura ya se ha corregido varias veces. Solicite al hotel otra corrección.',
  'group.not-found': 'No se encontró este grupo de hoteles.',
  'group.unknown-area': 'Este grupo de hoteles no tiene esta zona.',

  'check-in.done-title': 'Su check-in está completo',
  'check-in.done': 'Su check-in en línea está completo. Será un placer recibirle.',
  'check-in.done-before':
    'Su check-in en línea ya se había completado y esta vez no se cambió nada. Contáctenos si desea cambiar algo.',
  'check-in.cancelled-title': 'Esta reserva no está activa',
  'check-in.cancelled': 'Esta reserva no se completó o se canceló, así que no hay check-in que hacer.',
  'check-in.waiting-title': 'Su reserva aún no está confirmada',
  'check-in.waiting':
    'Podrá hacer el check-in en cuanto se confirme su pago. Inténtelo de nuevo en un momento.',
  'check-in.past-title': 'Su fecha de llegada ya ha pasado',
  'check-in.past':
    'El check-in en línea está abierto hasta el día de llegada inclusive. Pregunte en la recepción o contáctenos.',
  'check-in.other-reservation': 'Esta no es la reserva del enlace.',
  'check-in.unknown-room': 'Esta habitación no forma parte de la reserva.',
  'check-in.other-dates': 'Estas no son las fechas de su reserva. No se pueden cambiar aquí: contáctenos.',
  'check-in.other-room': 'Esta no es la habitación o la tarifa de su reserva.',
  'check-in.room-twice': 'Esta habitación aparece dos veces.',
  'check-in.missing-rooms': 'El check-in debe incluir todas las habitaciones de la reserva.',
  'check-in.no-guests': 'Indique quién se aloja en la habitación.',
  'check-in.extras-gone': 'Ya no está disponible: {extras}. No se ha guardado nada. Elija de nuevo.',
  'check-in.price-changed':
    'Sus extras cuestan ahora {price} en total. No se ha guardado nada. Revíselos y guarde de nuevo.',

  'date.past': 'La fecha de llegada ya ha pasado.',
  'date.order': 'La salida debe ser posterior a la llegada.',
  'date.too-long': {
    one: 'Una estancia es de {count} noche como máximo.',
    other: 'Una estancia es de {count} noches como máximo.',
  },
  'room.too-many': {
    one: 'Una reserva es de {count} habitación como máximo.',
    other: 'Una reserva es de {count} habitaciones como máximo.',
  },
  'room.unknown-type': 'Este tipo de habitación no existe.',
  'room.unknown-rate': 'Esta tarifa no existe.',
  'room.unknown-configuration': 'La habitación no se puede preparar así.',
  'room.ages': 'Las edades no coinciden con el número de adultos, niños y bebés.',
  'room.too-many-names': 'Hay más nombres que huéspedes en la habitación.',
  'board.RoomOnly': 'Solo alojamiento',
  'board.BedAndBreakfast': 'Alojamiento y desayuno',
  'board.HalfBoard': 'Media pensión',
  'board.FullBoard': 'Pensión completa',
  'board.AllInclusive': 'Todo incluido',
  'extra.worth': '{extra} (valor {worth})',
  'extra.unknown': 'Este extra no corresponde a la habitación.',
  'extra.twice': 'Este extra está elegido dos veces.',
  'payment.not-offered': 'Esta forma de pago no se ofrece aquí.',
  'due.paid': 'Hemos recibido su pago. Gracias.',
  'due.not-due': 'Este importe no se debe pagar ahora, o ya no. No se ha cobrado nada. Compruébelo de nuevo.',
  'due.no-card': 'El hotel ya no tiene una tarjeta para esta reserva. Indique una tarjeta.',
  'payment.times-changed':
    'El hotel ha cambiado cuándo se paga esta tarifa. No se ha reservado nada. Elija de nuevo su habitación.',
  'mandate.charge': '{amount} el {date}',
  'mandate.later':
    'Al confirmar, autoriza a {hotel} a guardar esta tarjeta y cobrar en ella {charges}, sin volver a preguntarle.',
  'mandate.guarantee':
    'Al confirmar, autoriza a {hotel} a guardar esta tarjeta como garantía y cobrar en ella los cargos de las condiciones de cancelación.',
  'payment.unknown-company': 'Esta empresa no existe.',
  'payment.wrong-pin':
    'Este PIN no es correcto. Compruébelo o deje el campo vacío: el hotel confirmará entonces su reserva por correo.',
  'link.waiting': 'Sus habitaciones quedan retenidas para usted. Confírmelas con el enlace de su correo.',
  'link.confirmed': 'Gracias. Su reserva está confirmada y recibirá un correo.',
  'telephone.rooms-gone':
    'Las habitaciones se vendieron mientras tanto. No se ha reservado nada. Busque de nuevo.',
  'telephone.extras-gone': 'Un extra se agotó mientras tanto. No se ha reservado nada. Elija de nuevo.',
  'telephone.price-changed':
    'Ha cambiado el precio o el momento del pago. No se ha reservado nada. Revíselo de nuevo.',
  'telephone.no-payment':
    'El hotel no acepta pagos en línea, así que no se puede enviar un enlace. Elija una tarifa que se pague en el hotel.',
  'telephone.not-waiting': 'Esta reserva ya no está en espera de pago. Compruébelo de nuevo.',
  'desk.booked': 'La reserva {reference} está confirmada. El huésped recibe un correo.',
  'desk.booked-held':
    'Las habitaciones quedan retenidas para el huésped ({reference}), que recibe un correo con un enlace.',
  'desk.hold-ended': 'Las habitaciones vuelven a estar libres. El huésped recibe un correo.',
  'request.made':
    'Su solicitud se ha enviado al hotel. Su reserva aún no está confirmada: el hotel responde por correo.',
  'request.waiting': 'El hotel aún no ha respondido a su solicitud. Lo hará por correo.',
  'request.over': 'El hotel no pudo confirmar su solicitud. No hay nada reservado.',
  'payment.typed-card':
    'Aquí no se aceptan números de tarjeta: escriba la tarjeta en el formulario del servicio de pago. Vuelva a cargar la página.',
  'payment.saved-card': 'Esta tarjeta guardada no existe.',
  'payment.action': 'Su banco le pide que apruebe el pago.',
  'payment.checking': 'Estamos esperando la confirmación de su pago.',
  'payment.challenge':
    'Antes de probar otra tarjeta, debemos comprobar que usted no es un robot. Si no se muestra nada para ello, llame al hotel.',
  'payment.many-declines': {
    one: 'Se rechazaron varias tarjetas. Inténtelo de nuevo en {count} minuto o llame al hotel.',
    other: 'Se rechazaron varias tarjetas. Inténtelo de nuevo en {count} minutos o llame al hotel.',
  },
  'payment.declined': 'Su tarjeta se rechazó y no se ha cobrado nada. Pruebe con otra tarjeta.',
  'payment.insufficient-funds':
    'Su tarjeta se rechazó por fondos insuficientes y no se ha cobrado nada. Pruebe con otra tarjeta.',
  'payment.expired-card':
    'Su tarjeta se rechazó porque ha caducado y no se ha cobrado nada. Pruebe con otra tarjeta.',
  'payment.wrong-code':
    'Su tarjeta se rechazó porque el código de seguridad no es correcto y no se ha cobrado nada. Compruébelo e inténtelo de nuevo.',
  'payment.processing-error':
    'Su tarjeta se rechazó por un error de procesamiento y no se ha cobrado nada. Inténtelo de nuevo.',
  'payment.refused': 'Su banco no aprobó el pago y no se ha cobrado nada. Pruebe con otra tarjeta.',
  'payment.timed-out': 'El pago no se aprobó a tiempo y no se ha cobrado nada. Inténtelo de nuevo.',
  'payment.cancelled': 'El pago se canceló y no se ha cobrado nada.',
  'payment.unavailable': 'No se pudo abrir la página de pago y no se ha cobrado nada. Inténtelo de nuevo.',
  'payment.unreachable':
    'En este momento no es posible comunicarse con el servicio de pago y no se ha cobrado nada. Inténtelo de nuevo en un momento.',
  'payment.under-way': 'Hay un pago en curso para esta reserva. Espere un momento.',
  'status.still-held': 'Sus habitaciones siguen retenidas para usted.',
  'pay-again.over':
    'Sus habitaciones ya no están retenidas y no se ha cobrado nada. Busque de nuevo para reservar.',
  'pay-again.other-rooms':
    'Esto no es lo que está retenido para usted. Empiece una reserva nueva si desea cambiar su estancia.',
  'pay-again.still-open':
    'Su pago con la primera tarjeta sigue abierto en su banco, por lo que no se usó la nueva. Termínelo o cancélelo allí e inténtelo de nuevo.',
  'pay-again.confirmed': 'Esta reserva ya está hecha. Empiece una reserva nueva si desea reservar otra cosa.',
  'status.released': 'Su reserva no se completó y no se ha cobrado nada. Inténtelo de nuevo.',
  'status.refunded': 'Sus habitaciones ya no estaban disponibles, así que se le reembolsa todo su pago.',
  'booking.link-ended':
    'Este enlace ha caducado porque la estancia fue hace tiempo. Inicie sesión aquí en su cuenta y ábralo de nuevo, o pregunte al hotel.',
  'idempotency.other-body': 'Esta Idempotency-Key ya se usó para otra solicitud.',
  'idempotency.in-flight': 'Esta reserva se está realizando. Espere un momento.',
  'voucher.valid-up-to': 'Su bono de regalo descuenta hasta {amount} del precio de su estancia.',
  'voucher.too-little': 'Su bono de regalo ya no cubre todo el precio. Elija cómo pagar el resto.',
  'voucher.valid': 'Su bono de regalo descuenta {amount} del precio de su estancia.',

  'table.full': 'La mesa acaba de ocuparse. Elija otra hora.',
  'table.no-time': 'No hay mesa a esta hora. Elija otra.',
  'table.time-passed': 'Esta hora ya ha pasado. Elija una posterior.',
  'table.date-passed': 'Este día ya ha pasado.',
  'table.date-too-far': 'Aún no se pueden reservar mesas con tanta antelación.',
  'table.party-size': 'En línea se pueden reservar mesas de {from} a {to} personas.',
  'table.promotion': 'Esta oferta no se sirve a esta hora.',
  'table.booked-otherwise':
    'Ya ha reservado esta mesa (referencia {reference}) con otras peticiones. No se ha cambiado nada: contáctenos si desea cambiarla.',
  'table.outside-stay':
    'Una mesa para su estancia debe estar entre el {from} y el {to}. Contáctenos para otro día.',
  'table.overlap':
    'Ya tiene una mesa a las {time} ese día (referencia {reference}). Elija una hora que no coincida o contáctenos.',
  'table.many-of-day': {
    one: 'En línea se puede reservar como máximo {count} mesa al día con un mismo correo electrónico. Contáctenos para reservar más.',
    other:
      'En línea se pueden reservar como máximo {count} mesas al día con un mismo correo electrónico. Contáctenos para reservar más.',
  },
  'table.many-of-address':
    'Se han reservado varias mesas hace poco con este correo electrónico. Contáctenos para reservar otra.',
  'table.many-from-here':
    'Se han reservado muchas mesas desde aquí hace poco. Inténtelo más tarde o contáctenos.',
  'table.until': 'La mesa es suya hasta las {time}.',

  'desk.log-in': 'Inicie sesión en la recepción.',
  'desk.log-in-failed': 'El correo electrónico o la contraseña no es correcto.',
  'desk.welcome': 'Le damos la bienvenida, {name}',
  'desk.code-wanted': 'Escriba el código de su aplicación de autenticación.',
  'desk.code-wrong':
    'El código no es correcto. Escriba el código actual de la aplicación o un código de recuperación.',
  'desk.second-factor-begun': 'Escanee la imagen con su aplicación de autenticación y escriba su código.',
  'desk.second-factor-set':
    'La verificación en dos pasos está configurada. Guarde los códigos de recuperación en un lugar seguro.',
  'desk.second-factor-needed': 'Su rol requiere la verificación en dos pasos. Inicie sesión y configúrela.',
  'desk.not-allowed': 'Su rol no lo permite.',
  'desk.logged-out': 'Ha cerrado la sesión.',
  'desk.invitation-over': 'La invitación ha caducado o ya se usó. Solicite una nueva.',
  'desk.invitation-password': 'Ya tiene una cuenta. Escriba su contraseña.',
  'desk.invited': 'La invitación se ha enviado a {email}.',
  'desk.invitation-withdrawn': 'La invitación se ha retirado.',
  'desk.role-changed': 'El rol se ha cambiado.',
  'desk.role-own': 'No puede cambiar su propio rol. Otro propietario puede hacerlo.',
  'desk.role-of-group': 'Este rol corresponde a un grupo de hoteles y no se puede cambiar aquí.',
  'desk.staff-unknown': 'No hay tal persona en el personal de este hotel.',
  'desk.sessions-ended': 'Las sesiones se han cerrado.',
  'desk.password-changed': 'Su contraseña se ha cambiado. Sus demás sesiones se han cerrado.',
  'desk.password-not-changed': 'Su contraseña no se cambió. Compruebe su contraseña actual.',
  'desk.name': 'Indique su nombre.',
  'desk.mail-again': 'El correo se enviará de nuevo en un momento.',
  'desk.mail-soon':
    'Este correo se escribió hace menos de un minuto. Espere un poco antes de enviarlo de nuevo.',
  'desk.note-empty': 'Escriba algo en la nota.',
  'desk.mail-unknown': 'Este correo ya no se conserva.',
  'desk.booking-cancelled': 'La reserva está cancelada. El huésped recibe un correo.',
  'desk.booking-changed': 'La reserva se ha cambiado. El huésped recibe un correo.',
  'desk.no-show': 'La no presentación (no-show) se ha registrado. El huésped recibe un correo.',
  'desk.refunded': 'Se devuelven {amount} al huésped.',
  'desk.too-many-decimals': 'El importe tiene más decimales que {currency}.',
  'desk.days': 'Elija días consecutivos, un año como máximo.',
  'desk.request-accepted': 'La reserva está confirmada. El huésped recibe un correo.',
  'desk.request-declined': 'La solicitud se ha rechazado. El huésped recibe un correo.',
  'desk.request-over': 'La solicitud ya no está abierta: se ha respondido o su plazo ha terminado.',
  'desk.request-rooms-gone':
    'Las habitaciones se vendieron mientras tanto. Añada habitaciones en el calendario o rechace la solicitud.',
  'desk.person-erased': 'Los datos del huésped se han borrado.',
  'desk.person-gone': 'Los datos del huésped ya se borraron antes.',
  'desk.person-open': 'No se borró nada: una reserva no ha terminado o su dinero no está liquidado.',
  'desk.note-written': 'La nota se ha guardado.',
  'calendar.changed': 'El calendario se ha cambiado.',
  'calendar.undone': 'El cambio se ha deshecho.',
  'calendar.nights': 'Elija noches desde hoy que estén en el calendario, un año como máximo.',
  'calendar.too-many': 'Son demasiadas noches a la vez. Elija menos días, tipos de habitación o tarifas.',
  'calendar.free':
    '{count} de estas noches quedarían gratis. Un precio fijado a mano debe ser mayor que cero.',
  'calendar.nothing': 'Indique qué debe cambiar y para qué tipos de habitación y tarifas.',
  'calendar.meanwhile': 'Las noches se han cambiado mientras tanto. Vea de nuevo lo que ocurrirá.',
  'calendar.undo-late': 'Las noches se han cambiado después, así que el cambio no se puede deshacer.',
  'calendar.undo-unknown': 'Ese cambio no existe o ya se ha deshecho.',
  'mail.cancelled.subject': 'Su reserva en {hotel} está cancelada: {reference}',
  'mail.cancelled.text': 'Su reserva está cancelada, como solicitó.',
  'mail.cancelled.room-subject': 'Una habitación de su reserva en {hotel} está cancelada: {reference}',
  'mail.cancelled.room-text': 'Cancelado, como solicitó: {rooms}. El resto de su reserva sigue en pie.',
  'mail.cancelled.by-hotel': 'El hotel ha cancelado su reserva. Llame al hotel si no lo esperaba.',
  'mail.cancelled.room-by-hotel':
    'El hotel ha cancelado: {rooms}. El resto de su reserva sigue en pie. Llame al hotel si no lo esperaba.',
  'mail.no-show.subject': 'No llegó a {hotel}: {reference}',
  'mail.no-show.text':
    'No se presentó el día de llegada, así que el hotel ha cerrado su reserva. Llame al hotel si está en camino.',
  'mail.no-show.room-text':
    'Nadie se presentó para: {rooms}. El hotel ha cerrado esta parte de su reserva. Llame al hotel si está en camino.',
  'mail.cancelled.fee': 'Cargo por cancelación',
  'mail.cancelled.refund': 'Se le devuelve',
  'mail.cancelled.refund-text':
    'Le devolvemos su dinero de inmediato. Su banco puede tardar unos días en mostrarlo.',
  'mail.refund.subject': 'Su reembolso de {hotel}: {reference}',
  'mail.refund.text': 'Le hemos devuelto {amount}. Su banco puede tardar unos días en mostrarlo.',
  'mail.refund.card':
    'Hemos devuelto {amount} a su tarjeta {card}. Su banco puede tardar unos días en mostrarlo.',
  'stay.fee': 'Cargo por cancelación',
  'stay.no-show-fee': 'Cargo por no presentarse',
  'stay.no-show-early': 'El huésped aún puede llegar: espere a la hora del hotel en el día de llegada.',
  'stay.fee-needed': 'La tarifa solo dice con palabras lo que cuesta. Indique el cargo.',
  'stay.fee-too-much': 'El cargo no puede superar el precio de las habitaciones.',
  'stay.less': 'Rebaja del hotel',
  'stay.refund-too-much': 'Se pueden devolver como máximo {amount}.',
  'stay.cancelled': 'Su reserva está cancelada.',
  'stay.room-cancelled': 'La habitación está cancelada.',
  'stay.not-confirmed': 'Esta reserva no está confirmada o se canceló, así que no hay nada que cambiar.',
  'stay.by-telephone':
    '{hotel} hace este cambio por usted: llame al {telephone} y tenga a mano la referencia de la reserva.',
  'stay.quote-over': 'Lo que se le mostró ya no es válido. Revíselo de nuevo.',
  'stay.changed-meanwhile': 'Su reserva se ha cambiado mientras tanto. Revísela de nuevo.',
  'status.cancelled': 'Esta reserva está cancelada.',
  'stay.changed': 'Su reserva se ha cambiado.',
  'stay.kept-line': 'Retenido del precio anterior',
  'stay.sold-out': 'No quedan suficientes habitaciones para este cambio. Su reserva sigue como está.',
  'stay.not-available':
    'Esta habitación no se puede reservar en estas fechas y para estos huéspedes. Su reserva sigue como está.',
  'stay.rooms-missing': 'Indique cada habitación de la reserva una sola vez.',
  'mail.changed.subject': 'Su reserva en {hotel} se ha cambiado: {reference}',
  'mail.email-changed.subject': 'Su reserva en {hotel} tiene otro correo electrónico: {reference}',
  'mail.email-changed.text':
    'El correo electrónico de la reserva se ha cambiado. A partir de ahora escribiremos al nuevo.',
  'mail.email-changed.not-you': 'Si no fue usted, llámenos de inmediato: lo corregiremos.',
  'mail.arrival-time': 'Llegada prevista',
  'mail.changed.text': 'Su reserva se ha cambiado, como solicitó. Así está ahora.',
  'mail.changed.due': 'Quedan {amount} por pagar por el cambio.',
};
