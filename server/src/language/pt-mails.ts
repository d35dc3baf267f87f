import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Portuguese. */
export const ptMails: Catalogue = {
  'mail.greeting': 'Estimado(a) {name},',
  'mail.greeting-nobody': 'Estimado hóspede,',
  'mail.reference': 'Referência da reserva',
  'mail.arrival': 'Chegada',
  'mail.departure': 'Partida',
  'mail.from-time': '{date}, a partir das {time}',
  'mail.until-time': '{date}, até às {time}',
  'mail.discount': 'Vale-oferta',
  'mail.total': 'Total',
  'mail.paid': 'Pago',
  'mail.balance': 'Saldo a pagar',
  'mail.charged-on': 'Cobrado no seu cartão em {date}',
  'mail.at-hotel': 'A pagar no hotel',
  'mail.mandate': 'Aceitou o seguinte: «{words}»',
  'mail.included': 'Incluído',
  'mail.tax-included': 'Os preços incluem {tax}.',
  'mail.requests-noted': 'Tomámos nota dos seus pedidos.',
  'mail.contact': 'Tem perguntas? Ligue para {telephone} ou escreva para {email}.',
  'mail.event': 'A sua estadia em {hotel}',

  'mail.confirmation.subject': 'A sua reserva em {hotel}: {reference}',
  'mail.confirmation.thanks': 'Obrigado por reservar connosco. Aguardamos com prazer a sua chegada.',
  'mail.confirmation.room': 'Quarto {number}: {name}',
  'mail.confirmation.lead-guest': 'Hóspede principal: {name}',
  'mail.confirmation.manage': 'Gerir a sua reserva',
  'mail.confirmation.check-in': 'Check-in online',
  'mail.confirmation.receipt': 'Recibo (PDF)',

  'mail.requested.subject': 'O seu pedido a {hotel}: {reference}',
  'mail.requested.text':
    'Obrigado pelo seu pedido. Destina-se a ser faturado à sua organização, pelo que o analisamos nós próprios antes de o confirmar.',
  'mail.requested.next':
    'A sua reserva ainda não está confirmada e não há quartos guardados. Respondemos por e-mail no prazo de quatro dias. Com o PIN de faturação da sua organização, ou com uma conta com o endereço de e-mail dela, a reserva é confirmada de imediato.',
  'mail.request-over.subject': 'Não foi possível confirmar o seu pedido a {hotel}: {reference}',
  'mail.request-over.text':
    'Lamentamos: não nos foi possível confirmar o seu pedido. Nada foi reservado e nada será faturado.',

  'mail.due.subject': 'O seu pagamento a {hotel} não foi concluído: {reference}',
  'mail.due.text':
    'Conforme acordado, tentámos cobrar {amount} no seu cartão e o seu banco não o permitiu. A sua reserva mantém-se. Pague com outro cartão ou autorize o pagamento junto do seu banco.',
  'mail.due.again': 'Caso contrário, voltamos a tentar com o mesmo cartão em {date}.',
  'mail.due.last': 'Não voltaremos a tentar cobrar no seu cartão. Pague com outro cartão ou contacte-nos.',
  'mail.due.action': 'Pagar agora',
  'mail.due-paid.subject': 'O seu pagamento a {hotel}: {reference}',
  'mail.due-paid.text': 'Recebemos o seu pagamento de {amount}. Obrigado.',
  'mail.link.subject': 'Confirme a sua reserva em {hotel}: {reference}',
  'mail.link.text': 'Obrigado por reservar connosco por telefone. Guardamos estes quartos para si.',
  'mail.link.pay':
    'Para confirmar a sua reserva, pague {amount} até {until}, através da ligação abaixo. Depois disso, os quartos ficam novamente livres.',
  'mail.link.card':
    'Para confirmar a sua reserva, indique um cartão até {until}, através da ligação abaixo. Nada é cobrado agora. Depois disso, os quartos ficam novamente livres.',
  'mail.link.mandate': 'Com o cartão, aceita o seguinte: «{words}»',
  'mail.link.action': 'Pagar agora',
  'mail.link.card-action': 'Indicar um cartão',
  'mail.link-over.subject': 'Os seus quartos em {hotel} já não estão guardados: {reference}',
  'mail.link-over.text':
    'Guardámos quartos para si até os confirmar através da nossa ligação. Estão novamente livres e nada foi cobrado.',
  'mail.expired.subject': 'A sua reserva em {hotel} não foi concluída: {reference}',
  'mail.expired.text':
    'Guardámos os seus quartos enquanto aguardávamos o pagamento. Não chegou a tempo, pelo que os quartos estão novamente livres. Nada foi cobrado.',
  'mail.expired.again': 'Ainda gostaria de vir? A sua pesquisa está à distância de um clique.',
  'mail.expired.action': 'Pesquisar novamente',

  'mail.table.subject': 'A sua mesa em {restaurant}: {reference}',
  'mail.table.text': 'A sua mesa está reservada. Esperamos por si.',
  'mail.table.reference': 'Referência da mesa',
  'mail.table.restaurant': 'Restaurante',
  'mail.table.time': 'Data e hora',
  'mail.table.at': '{date}, {time}',
  'mail.table.leave': 'A mesa é sua até',
  'mail.table.party': 'Pessoas',
  'mail.table.promotion': 'Oferta',
  'mail.table.name': 'Em nome de',
  'mail.table.manage': 'Alterar a hora ou cancelar a mesa',
  'mail.table.moved.subject': 'Nova hora para a sua mesa em {restaurant}: {reference}',
  'mail.table.moved.text': 'A hora da sua mesa foi alterada. Esperamos por si.',
  'mail.table.cancelled.subject': 'A sua mesa em {restaurant} está cancelada: {reference}',
  'mail.table.cancelled.text': 'A sua mesa está cancelada. Esperamos recebê-lo noutra ocasião.',
  'mail.table.event': 'Mesa em {restaurant}, {hotel}',

  'mail.checked-in.subject': 'O seu check-in online em {hotel} está concluído: {reference}',
  'mail.checked-in.text':
    'Obrigado por fazer o check-in antes da chegada. Está tudo pronto e a chave estará à sua espera.',
  'mail.checked-in.guests': 'Hóspedes',
  'mail.checked-in.setup': 'Disposição do quarto',
  'mail.review.subject': 'Como foi a sua estadia em {hotel}?',
  'mail.review.text': 'Obrigado por ter ficado connosco. Quer contar-nos, e aos futuros hóspedes, como foi?',
  'mail.review.how':
    'Analisamos cada avaliação antes de ser mostrada no nosso site, com o nome que escolher. Ser boa ou má não faz diferença.',
  'mail.review.action': 'Escrever uma avaliação',
  'mail.review.note': 'A ligação é apenas para a sua estadia e funciona até {date}. Só perguntamos uma vez.',

  'mail.confirm-email.subject': 'Confirme o seu endereço de e-mail para {hotel}',
  'mail.confirm-email.text': 'Obrigado por criar uma conta connosco. Confirme que este endereço é seu.',
  'mail.confirm-email.action': 'Confirmar o endereço de e-mail',
  'mail.confirm-email.note':
    'A ligação funciona uma única vez, no prazo de 24 horas. Se não criou uma conta, ignore este e-mail.',

  'mail.password-reset.subject': 'A sua palavra-passe para {hotel}',
  'mail.password-reset.text': 'Pediu para repor a sua palavra-passe. Escolha uma nova com esta ligação.',
  'mail.password-reset.action': 'Repor a palavra-passe',
  'mail.password-reset.note':
    'A ligação funciona uma única vez, no prazo de uma hora. Se não a pediu, ignore este e-mail: a sua palavra-passe não muda.',

  'mail.password-changed.subject': 'A sua palavra-passe para {hotel} foi alterada',
  'mail.password-changed.text': 'A palavra-passe da sua conta foi alterada.',
  'mail.password-changed.note':
    'Se foi uma alteração sua, não precisa de fazer nada. Se não foi, reponha-a de imediato e contacte-nos.',
  'mail.password-changed.action': 'Repor a palavra-passe',

  'mail.account-exists.subject': 'A sua conta em {hotel}',
  'mail.account-exists.text':
    'Alguém tentou criar uma conta com este endereço de e-mail. Como já tem uma, nada foi alterado.',
  'mail.account-exists.forgot': 'Se a tentativa foi sua e não se lembra da palavra-passe, pode repô-la.',
  'mail.account-exists.action': 'Repor a palavra-passe',

  'mail.privacy-link.subject': 'Os seus dados em {hotel}',
  'mail.privacy-link.text':
    'Perguntou o que {hotel} guarda sobre si. Com esta ligação pode ver os dados, transferi-los e pedir que sejam apagados.',
  'mail.privacy-link.action': 'Abrir os seus dados',
  'mail.privacy-link.note':
    'A ligação funciona uma única vez, no prazo de uma hora. Se não a pediu, ignore este e-mail: nada muda.',

  'mail.staff-invitation.subject': 'O seu acesso à receção de {hotel}',
  'mail.staff-invitation.greeting': 'Bom dia,',
  'mail.staff-invitation.text': 'Recebeu um convite para a receção de {hotel}. A sua função: {role}.',
  'mail.staff-invitation.action': 'Aceitar o convite',
  'mail.staff-invitation.note':
    'A ligação funciona uma única vez, no prazo de sete dias. Se não a esperava, ignore este e-mail.',
  'mail.role.read-only': 'apenas leitura',
  'mail.role.front-desk': 'receção',
  'mail.role.revenue': 'gestão de receitas',
  'mail.role.finance': 'finanças',
  'mail.role.owner': 'proprietário',
  'mail.role.operator': 'operador do site',
  'mail.hotel.greeting': 'Bom dia,',
  'mail.hotel.why': 'Este e-mail é enviado para os endereços que o hotel indicou para as suas reservas.',
  'mail.hotel.booker': 'Reservado por',
  'mail.hotel.email': 'E-mail',
  'mail.hotel.phone': 'Telefone',
  'mail.hotel.requests': 'Pedidos',
  'mail.hotel.extras': 'Extras',
  'mail.hotel.new.subject': 'Nova reserva {reference}: {name}, {date}',
  'mail.hotel.new': 'Foi feita uma nova reserva no seu site. Está confirmada.',
  'mail.hotel.on-request':
    'Uma reserva aguarda a sua resposta. Não há quartos guardados até a aceitar; o hóspede espera a resposta no prazo de quatro dias.',
  'mail.hotel.by-desk': 'A sua receção fez esta reserva. Está confirmada.',
  'mail.hotel.held':
    'A sua receção fez esta reserva. Os quartos ficam guardados até {until} e o hóspede tem uma ligação para a confirmar.',
  'mail.hotel.link-paid': 'O hóspede fez o que a ligação pedia. Esta reserva está confirmada.',
  'mail.hotel.link-expired':
    'O hóspede não usou a ligação a tempo. Os quartos estão novamente livres e o hóspede recebeu um e-mail.',
  'mail.hotel.link-ended': 'A sua receção libertou estes quartos. O hóspede recebeu um e-mail.',
  'mail.hotel.changed.subject': 'Reserva {reference} alterada: {name}, {date}',
  'mail.hotel.changed': 'Esta reserva foi alterada. Abaixo está a reserva tal como ficou.',
  'mail.hotel.changed-by-guest': 'O hóspede alterou esta reserva. Abaixo está a reserva tal como ficou.',
  'mail.hotel.accepted': 'Aceitou esta reserva. Está confirmada e os quartos estão vendidos.',
  'mail.hotel.checked-in': 'O hóspede concluiu o check-in online.',
  'mail.hotel.checked-in-extras':
    'O hóspede concluiu o check-in online e adicionou extras no valor de {amount}.',
  'mail.hotel.cancelled.subject': 'Reserva {reference} cancelada: {name}, {date}',
  'mail.hotel.cancelled': 'Esta reserva foi cancelada.',
  'mail.hotel.cancelled-by-guest': 'O hóspede cancelou esta reserva.',
  'mail.hotel.declined': 'Recusou este pedido. O hóspede recebeu um e-mail.',
  'mail.hotel.request-expired':
    'Este pedido não teve resposta a tempo. Nada foi reservado e o hóspede recebeu um e-mail.',
  'mail.hotel.no-show.subject': 'Reserva {reference}: {name} não compareceu, {date}',
  'mail.hotel.no-show': 'Esta reserva foi marcada como não comparência.',
  'mail.hotel.unpaid.subject': 'Reserva {reference} não paga: {name}, {date}',
  'mail.hotel.unpaid-asked':
    'Não foi possível cobrar {amount} no cartão do hóspede. Pediu-se ao hóspede que pague e o cartão será tentado de novo.',
  'mail.hotel.unpaid-given-up':
    'Não foi possível cobrar {amount} e não se voltará a tentar. A reserva mantém-se: peça o pagamento ao hóspede.',
  'mail.hotel.disputed.subject': 'Reserva {reference} contestada: {name}, {date}',
  'mail.hotel.disputed':
    'O banco do hóspede retirou {amount}. Responda à contestação no seu serviço de pagamento; a reserva mantém-se.',
  'mail.hotel.arrivals.subject': {
    one: 'Chegadas de {date}: {count} quarto',
    other: 'Chegadas de {date}: {count} quartos',
  },
  'mail.hotel.arrivals': 'Estes hóspedes chegam em {date}.',
  'mail.hotel.no-arrivals': 'Não há chegadas em {date}.',
  'mail.hotel.arriving': 'Chegadas',
  'mail.hotel.leaving': 'Partidas',
  'mail.hotel.staying': 'Em estadia',
  'mail.hotel.pre-check-in': 'Check-in online',
  'mail.hotel.done': 'Concluído',
  'mail.hotel.not-yet': 'Ainda não',
  'mail.free-cancellation': 'Cancelamento gratuito',
  'mail.until': 'até {when}',
};
