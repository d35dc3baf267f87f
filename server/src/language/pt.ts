import type { Catalogue } from 'shared/domain';
import { ptMails } from './pt-mails.ts';

/** The server's messages to guests, in Portuguese. */
export const pt: Catalogue = {
  ...ptMails,

  'http.invalid': 'O pedido não é válido.',
  'http.too-many': {
    one: 'Demasiados pedidos; tente novamente dentro de {count} minuto.',
    other: 'Demasiados pedidos; tente novamente dentro de {count} minutos.',
  },
  'http.unauthorised': 'Sem autorização',
  'http.forbidden': 'Não permitido',
  'http.not-found': 'Não encontrado',
  'http.method': 'Método não permitido',
  'http.too-large': 'O pedido é demasiado grande.',
  'http.address-too-long': 'O endereço é demasiado longo.',
  'http.content-type': 'O tipo de conteúdo não é suportado; envie application/json.',
  'http.unread': 'Não é possível ler isto.',
  'http.too-slow': 'O pedido demorou demasiado tempo.',
  'http.headers-too-large': 'Os cabeçalhos são demasiado grandes.',
  'http.restarting': 'O serviço está a reiniciar; tente novamente.',
  'http.part-unavailable': 'De momento, isto não está disponível; tente novamente.',
  'http.unavailable': 'De momento, o serviço não está disponível; tente novamente.',
  'http.property': 'Este hotel não foi encontrado.',
  'http.booking': 'Esta reserva não foi encontrada.',
  'http.room': 'Este quarto não foi encontrado.',
  'http.rate': 'Esta tarifa não foi encontrada.',
  'http.other-site': 'Este pedido veio de outro site e foi recusado.',
  'http.restaurant': 'Este restaurante não foi encontrado.',
  'field.missing': 'Este campo é obrigatório.',
  'field.empty': 'Este campo não pode ficar vazio.',
  'field.too-short': {
    one: 'São necessários {count} caráter ou mais.',
    other: 'São necessários {count} carateres ou mais.',
  },
  'field.too-long': {
    one: 'Pode ter no máximo {count} caráter.',
    other: 'Pode ter no máximo {count} carateres.',
  },
  'text.unusable': 'Este texto tem carateres que não podem ser usados aqui.',

  'account.log-in': 'Inicie sessão.',
  'account.password-changed': 'A sua palavra-passe foi alterada',
  'account.password-not-changed': 'A sua palavra-passe não foi alterada; verifique a palavra-passe atual',
  'account.email-confirmed': 'O seu endereço de e-mail foi confirmado',
  'account.confirmation-sent': 'Enviámos-lhe um e-mail para confirmar o seu endereço',
  'account.password-to-confirm': 'Introduza a palavra-passe desta conta para confirmar o seu endereço.',
  'account.password-not-its': 'Esta não é a palavra-passe desta conta.',
  'account.link-invalid': 'Esta ligação expirou ou já foi usada. Peça uma nova.',
  'account.card-removed': 'O seu cartão foi removido',
  'account.card-unknown': 'Este cartão guardado não é conhecido.',

  'privacy.link-sent':
    'Se tivermos dados deste endereço, receberá dentro de momentos um e-mail com uma ligação.',
  'privacy.link-over': 'Esta ligação expirou ou já foi usada. Peça uma nova.',
  'privacy.key-over': 'A hora da sua ligação terminou. Peça uma nova.',
  'privacy.unconfirmed':
    'Confirme primeiro o endereço de e-mail da sua conta. Assim sabemos que os dados são seus.',
  'privacy.password-wrong': 'Nada foi apagado; verifique a sua palavra-passe',
  'privacy.open':
    'Nada foi apagado: há uma reserva que ainda não terminou ou cujo pagamento não está regularizado.',
  'privacy.erased': 'Os seus dados foram apagados.',

  'promo.unknown': 'Este código promocional não é válido.',
  'promo.expired': 'Este código promocional expirou.',
  'promo.too-soon': 'Este código promocional ainda não pode ser usado.',
  'promo.no-rate': 'Este código promocional não altera nenhuma tarifa da sua pesquisa.',
  'promo.other-dates': 'Este código promocional não é válido para as suas datas.',
  'promo.minimum-nights': {
    one: 'Este código promocional exige uma estadia de pelo menos {count} noite.',
    other: 'Este código promocional exige uma estadia de pelo menos {count} noites.',
  },
  'offer.unknown': 'Não temos nenhuma oferta com este código.',
  'search.past': 'A data de chegada já passou.',
  'search.order': 'O dia da partida tem de ser posterior ao dia da chegada.',
  'search.longest': 'Uma estadia pode ter no máximo {count} noites.',
  'search.rooms': {
    one: 'Só é possível reservar {count} quarto de cada vez.',
    other: 'Só é possível reservar {count} quartos de cada vez.',
  },
  'search.nobody': 'Tem de ficar pelo menos um hóspede em cada quarto.',
  'search.ages': 'Estas idades não correspondem ao número de adultos, crianças e bebés.',
  'search.largest-party': 'Pode pesquisar no máximo {count} hóspedes por quarto.',
  'calendar.order': 'O último dia não pode ser anterior ao primeiro.',
  'company.text-too-short': 'São necessários três ou mais carateres do nome',

  'invoice.not-offered': 'Este hotel não emite faturas aqui. Peça na receção.',
  'invoice.not-confirmed': 'A fatura fica disponível quando a reserva estiver confirmada.',
  'invoice.nothing-kept': 'Esta reserva foi cancelada e nada ficou retido: não há nada a faturar.',
  'invoice.recipient': 'Indique a quem se destina a fatura.',
  'invoice.name': 'Indique um nome.',
  'invoice.address': 'Indique uma morada.',
  'invoice.vat-id-country':
    '«{vatId}» não é um n.º de IVA: começa com as duas letras do país, por exemplo {example}.',
  'invoice.vat-id-form': '«{vatId}» não é um n.º de IVA de {country}; exemplo: {example}.',
  'invoice.none-to-correct': 'Não há nenhuma fatura desta reserva para corrigir.',
  'invoice.corrected-already': 'Esta fatura foi entretanto corrigida pela {number}. Abra a página novamente.',
  'invoice.corrected-too-often': 'Esta fatura já foi corrigida várias vezes. Peça ao hotel outra correção.',
  'group.not-found': 'Este grupo de hotéis não foi encontrado.',
  'group.unknown-area': 'Este grupo não tem essa zona.',

  'check-in.done-title': 'O seu check-in está feito',
  'check-in.done': 'O seu pré-check-in está concluído. Aguardamos com prazer a sua chegada.',
  'check-in.done-before':
    'O seu pré-check-in já tinha sido concluído e desta vez nada foi alterado. Para alterar algo, contacte-nos.',
  'check-in.cancelled-title': 'Esta reserva não está ativa',
  'check-in.cancelled': 'Esta reserva não foi concluída ou foi cancelada, pelo que não há check-in a fazer.',
  'check-in.waiting-title': 'A sua reserva ainda não está confirmada',
  'check-in.waiting':
    'Pode fazer o check-in assim que o pagamento for confirmado. Tente novamente daqui a pouco.',
  'check-in.past-title': 'A sua data de chegada já passou',
  'check-in.past': 'O check-in online está aberto até ao dia da chegada. Peça na receção ou contacte-nos.',
  'check-in.other-reservation': 'Esta não é a reserva da ligação.',
  'check-in.unknown-room': 'Este quarto não faz parte da reserva.',
  'check-in.other-dates':
    'Estas não são as datas da sua reserva. Não podem ser alteradas aqui: contacte-nos.',
  'check-in.other-room': 'Este não é o quarto ou a tarifa da sua reserva.',
  'check-in.room-twice': 'Este quarto aparece duas vezes.',
  'check-in.missing-rooms': 'É preciso fazer o check-in de todos os quartos da reserva.',
  'check-in.no-guests': 'Indique quem fica neste quarto.',
  'check-in.extras-gone': 'Já não disponível: {extras}. Nada foi guardado, escolha de novo.',
  'check-in.price-changed':
    'Os seus extras custam agora {price} no total. Nada foi guardado; verifique e guarde novamente.',

  'date.past': 'A data de chegada já passou.',
  'date.order': 'A partida tem de ser posterior à chegada.',
  'date.too-long': {
    one: 'Uma estadia é de {count} noite no máximo.',
    other: 'Uma estadia é de {count} noites no máximo.',
  },
  'room.too-many': {
    one: 'Uma reserva é de {count} quarto no máximo.',
    other: 'Uma reserva é de {count} quartos no máximo.',
  },
  'room.unknown-type': 'Este tipo de quarto não é conhecido.',
  'room.unknown-rate': 'Esta tarifa não é conhecida.',
  'room.unknown-configuration': 'Este quarto não pode ser disposto dessa forma.',
  'room.ages': 'Estas idades não correspondem ao número de adultos, crianças e bebés.',
  'room.too-many-names': 'Há mais hóspedes indicados do que os que ficam no quarto.',
  'board.RoomOnly': 'Só alojamento',
  'board.BedAndBreakfast': 'Alojamento e pequeno-almoço',
  'board.HalfBoard': 'Meia pensão',
  'board.FullBoard': 'Pensão completa',
  'board.AllInclusive': 'Tudo incluído',
  'extra.worth': '{extra} (no valor de {worth})',
  'extra.unknown': 'Este extra não se aplica ao quarto.',
  'extra.twice': 'Este extra foi escolhido duas vezes.',
  'payment.not-offered': 'Esta forma de pagamento não está disponível aqui.',
  'due.paid': 'O seu pagamento foi recebido. Obrigado.',
  'due.not-due': 'Este montante não está, ou já não está, em dívida. Nada foi cobrado. Verifique de novo.',
  'due.no-card': 'O hotel já não guarda nenhum cartão para esta reserva. Indique um.',
  'payment.times-changed':
    'O hotel alterou o momento em que esta tarifa é paga. Nada foi reservado. Escolha o quarto novamente.',
  'mandate.charge': '{amount} em {date}',
  'mandate.later':
    'Ao confirmar, autoriza {hotel} a guardar este cartão e a debitar {charges}, sem novo pedido.',
  'mandate.guarantee':
    'Ao confirmar, autoriza {hotel} a guardar este cartão como garantia e a debitar os valores da política de cancelamento.',
  'payment.unknown-company': 'Esta organização não é conhecida.',
  'payment.wrong-pin':
    'Este PIN não está correto. Verifique-o ou deixe-o em branco: nesse caso, o hotel confirma a reserva por e-mail.',
  'link.waiting': 'Os seus quartos estão guardados. Confirme-os através da ligação no seu e-mail.',
  'link.confirmed': 'Obrigado. A sua reserva está confirmada e vai receber um e-mail.',
  'telephone.rooms-gone': 'Estes quartos foram entretanto vendidos. Nada foi reservado. Pesquise novamente.',
  'telephone.extras-gone': 'Um extra esgotou entretanto. Nada foi reservado. Escolha novamente.',
  'telephone.price-changed':
    'O preço ou o momento do pagamento mudou. Nada foi reservado. Verifique novamente.',
  'telephone.no-payment':
    'Este hotel não recebe pagamentos online, pelo que não é possível enviar uma ligação. Escolha uma tarifa paga no hotel.',
  'telephone.not-waiting': 'Esta reserva já não aguarda um pagamento. Verifique novamente.',
  'desk.booked': 'A reserva {reference} está confirmada. O hóspede recebe um e-mail.',
  'desk.booked-held':
    'Os quartos estão guardados para o hóspede ({reference}), que recebe um e-mail com uma ligação.',
  'desk.hold-ended': 'Os quartos estão novamente livres. O hóspede recebe um e-mail.',
  'request.made':
    'O seu pedido foi enviado ao hotel. A reserva ainda não está confirmada: o hotel responde por e-mail.',
  'request.waiting': 'O hotel ainda não respondeu ao seu pedido. Responde por e-mail.',
  'request.over': 'O hotel não pôde confirmar o seu pedido. Nada foi reservado.',
  'payment.typed-card':
    'Não recebemos aqui números de cartão: introduza o cartão no formulário do serviço de pagamento. Recarregue a página.',
  'payment.saved-card': 'Este cartão guardado não é conhecido.',
  'payment.action': 'O seu banco pede-lhe que confirme o pagamento.',
  'payment.checking': 'Aguardamos a confirmação do seu pagamento.',
  'payment.challenge':
    'Antes de tentar outro cartão, temos de verificar que não é um robô. Se nada aparecer para isso, ligue para o hotel.',
  'payment.many-declines': {
    one: 'Vários cartões foram recusados. Tente novamente dentro de {count} minuto ou ligue para o hotel.',
    other: 'Vários cartões foram recusados. Tente novamente dentro de {count} minutos ou ligue para o hotel.',
  },
  'payment.declined': 'O seu cartão foi recusado e nada foi cobrado. Experimente outro cartão.',
  'payment.insufficient-funds':
    'O seu cartão foi recusado por saldo insuficiente e nada foi cobrado. Experimente outro cartão.',
  'payment.expired-card':
    'O seu cartão foi recusado por ter expirado e nada foi cobrado. Experimente outro cartão.',
  'payment.wrong-code':
    'O seu cartão foi recusado porque o código de segurança não está correto e nada foi cobrado. Verifique-o e tente novamente.',
  'payment.processing-error':
    'O seu cartão foi recusado devido a um erro de processamento e nada foi cobrado. Tente novamente.',
  'payment.refused': 'O seu banco não autorizou o pagamento e nada foi cobrado. Experimente outro cartão.',
  'payment.timed-out': 'O pagamento não foi autorizado a tempo e nada foi cobrado. Tente novamente.',
  'payment.cancelled': 'O pagamento foi cancelado e nada foi cobrado.',
  'payment.unavailable': 'Não foi possível abrir a página de pagamento e nada foi cobrado. Tente novamente.',
  'payment.unreachable':
    'De momento, não é possível contactar o serviço de pagamento e nada foi cobrado. Tente novamente dentro de momentos.',
  'payment.under-way': 'Está em curso um pagamento para esta reserva. Aguarde um momento.',
  'status.still-held': 'Os seus quartos continuam guardados.',
  'pay-again.over':
    'Os seus quartos já não estão guardados e nada foi cobrado. Pesquise novamente para fazer a sua reserva.',
  'pay-again.other-rooms':
    'Isto não é o que está guardado para si. Para alterar a estadia, inicie uma nova reserva.',
  'pay-again.still-open':
    'O seu pagamento com o primeiro cartão ainda está em aberto no seu banco, pelo que o novo cartão não foi usado. Conclua-o ou cancele-o aí e tente novamente.',
  'pay-again.confirmed': 'Esta reserva já foi efetuada. Para reservar outra coisa, inicie uma nova reserva.',
  'status.released': 'A sua reserva não foi concluída e nada foi cobrado. Tente novamente.',
  'status.refunded':
    'Os seus quartos já não estavam disponíveis, pelo que o pagamento é reembolsado na totalidade.',
  'booking.link-ended':
    'Esta ligação terminou, porque a estadia foi há algum tempo. Inicie aqui sessão na sua conta e abra-a de novo ou contacte o hotel.',
  'idempotency.other-body': 'Esta Idempotency-Key já foi usada para outro pedido.',
  'idempotency.in-flight': 'Esta reserva está a ser efetuada. Aguarde um momento.',
  'voucher.valid-up-to': 'O seu vale desconta até {amount} no preço da sua estadia.',
  'voucher.too-little': 'O seu vale já não cobre o preço total. Escolha como pagar o restante.',
  'voucher.valid': 'O seu vale desconta {amount} no preço da sua estadia.',

  'table.full': 'Esta mesa acabou de ser reservada. Escolha outra hora.',
  'table.no-time': 'Não há mesa a esta hora. Escolha outra hora.',
  'table.time-passed': 'Esta hora já passou. Escolha uma mais tarde.',
  'table.date-passed': 'Este dia já passou.',
  'table.date-too-far': 'Ainda não é possível reservar mesas com tanta antecedência.',
  'table.party-size': 'Online é possível reservar mesas para {from} a {to} pessoas.',
  'table.promotion': 'Esta oferta não é servida a esta hora.',
  'table.booked-otherwise':
    'Já reservou esta mesa (referência {reference}), com outros pedidos. Nada foi alterado: para a alterar, contacte-nos.',
  'table.outside-stay':
    'Uma mesa da sua estadia tem de ser entre {from} e {to}. Para outro dia, contacte-nos.',
  'table.overlap':
    'Já tem uma mesa às {time} neste dia (referência {reference}). Escolha uma hora que não se sobreponha ou contacte-nos.',
  'table.many-of-day': {
    one: 'Com um endereço de e-mail pode reservar online no máximo {count} mesa por dia. Para reservar mais, contacte-nos.',
    other:
      'Com um endereço de e-mail pode reservar online no máximo {count} mesas por dia. Para reservar mais, contacte-nos.',
  },
  'table.many-of-address':
    'Foram reservadas recentemente várias mesas com este endereço de e-mail. Para reservar outra, contacte-nos.',
  'table.many-from-here':
    'Foram reservadas recentemente muitas mesas a partir daqui. Tente novamente mais tarde ou contacte-nos.',
  'table.until': 'A mesa é sua até às {time}.',

  'desk.log-in': 'Inicie sessão na receção.',
  'desk.log-in-failed': 'O endereço de e-mail ou a palavra-passe não está correto.',
  'desk.welcome': 'Boas-vindas, {name}',
  'desk.code-wanted': 'Introduza o código da sua aplicação de autenticação.',
  'desk.code-wrong':
    'Este código não está correto. Introduza o código atual da aplicação ou um código de recuperação.',
  'desk.second-factor-begun':
    'Digitalize a imagem com a aplicação de autenticação e introduza depois o código.',
  'desk.second-factor-set':
    'O seu segundo fator está configurado. Guarde os códigos de recuperação num lugar seguro.',
  'desk.second-factor-needed': 'A sua função exige um segundo fator. Inicie sessão e configure-o.',
  'desk.not-allowed': 'A sua função não o permite.',
  'desk.logged-out': 'A sua sessão foi terminada.',
  'desk.invitation-over': 'Este convite expirou ou já foi usado. Peça um novo.',
  'desk.invitation-password': 'Já tem uma conta. Introduza a respetiva palavra-passe.',
  'desk.invited': 'O convite foi enviado para {email}.',
  'desk.invitation-withdrawn': 'O convite foi retirado.',
  'desk.role-changed': 'A função foi alterada.',
  'desk.role-own': 'Não pode alterar a sua própria função. Outro proprietário pode.',
  'desk.role-of-group': 'Esta função é atribuída para um grupo de hotéis e não pode ser alterada aqui.',
  'desk.staff-unknown': 'Não existe esse membro da equipa neste hotel.',
  'desk.sessions-ended': 'As sessões foram terminadas.',
  'desk.password-changed': 'A sua palavra-passe foi alterada. As suas outras sessões foram terminadas.',
  'desk.password-not-changed': 'A sua palavra-passe não foi alterada. Verifique a palavra-passe atual.',
  'desk.name': 'Introduza o seu nome.',
  'desk.mail-again': 'O e-mail será reenviado dentro de momentos.',
  'desk.mail-soon': 'Este e-mail foi escrito há menos de um minuto. Aguarde antes de o reenviar.',
  'desk.note-empty': 'Escreva algo na nota.',
  'desk.mail-unknown': 'Este e-mail já não está guardado.',
  'desk.booking-cancelled': 'Está cancelado. O hóspede recebe um e-mail.',
  'desk.booking-changed': 'A reserva está alterada. O hóspede recebe um e-mail.',
  'desk.no-show': 'O hóspede fica registado como não tendo comparecido e recebe um e-mail.',
  'desk.refunded': '{amount} é devolvido ao hóspede.',
  'desk.too-many-decimals': 'Este montante tem mais casas decimais do que {currency} permite.',
  'desk.days': 'Escolha dias seguidos, um ano no máximo.',
  'desk.request-accepted': 'A reserva está confirmada. O hóspede recebe um e-mail.',
  'desk.request-declined': 'O pedido foi recusado. O hóspede recebe um e-mail.',
  'desk.request-over': 'Este pedido já não está em aberto: já teve resposta ou o prazo terminou.',
  'desk.request-rooms-gone':
    'Os quartos foram entretanto vendidos. Acrescente quartos no calendário ou recuse o pedido.',
  'desk.person-erased': 'Os dados deste hóspede foram apagados.',
  'desk.person-gone': 'Os dados deste hóspede já tinham sido apagados.',
  'desk.person-open':
    'Nada foi apagado: há uma reserva que ainda não terminou ou cujo pagamento não está regularizado.',
  'desk.note-written': 'A nota está guardada.',
  'calendar.changed': 'O calendário foi alterado.',
  'calendar.undone': 'A alteração foi anulada.',
  'calendar.nights': 'Escolha noites a partir de hoje que estejam no calendário, um ano no máximo.',
  'calendar.too-many': 'São demasiadas noites de uma vez. Escolha menos dias, tipos de quarto ou tarifas.',
  'calendar.free':
    '{count} destas noites ficariam gratuitas. Um preço definido à mão tem de ser superior a zero.',
  'calendar.nothing': 'Indique o que deve ser alterado e para que tipos de quarto e tarifas.',
  'calendar.meanwhile': 'Estas noites foram entretanto alteradas. Verifique de novo o que aconteceria.',
  'calendar.undo-late':
    'Entretanto, estas noites foram alteradas de outra forma, pelo que esta alteração não pode ser anulada.',
  'calendar.undo-unknown': 'Essa alteração não existe ou já foi anulada.',
  'mail.cancelled.subject': 'A sua reserva em {hotel} está cancelada: {reference}',
  'mail.cancelled.text': 'A sua reserva está cancelada, conforme pediu.',
  'mail.cancelled.room-subject': 'Um quarto da sua reserva em {hotel} está cancelado: {reference}',
  'mail.cancelled.room-text': 'Cancelado, conforme pediu: {rooms}. O resto da sua reserva mantém-se.',
  'mail.cancelled.by-hotel': 'O hotel cancelou a sua reserva. Se não o esperava, ligue para o hotel.',
  'mail.cancelled.room-by-hotel':
    'O hotel cancelou: {rooms}. O resto da sua reserva mantém-se. Se não o esperava, ligue para o hotel.',
  'mail.no-show.subject': 'Não compareceu em {hotel}: {reference}',
  'mail.no-show.text':
    'Não compareceu no dia da chegada, pelo que o hotel terminou a sua reserva. Se vem a caminho, ligue para o hotel.',
  'mail.no-show.room-text':
    'Não compareceu nenhum hóspede para: {rooms}. O hotel terminou esta parte da sua reserva. Se vem a caminho, ligue para o hotel.',
  'mail.cancelled.fee': 'Taxa de cancelamento',
  'mail.cancelled.refund': 'Devolvido a si',
  'mail.cancelled.refund-text':
    'Devolvemos o seu dinheiro de imediato. O seu banco pode demorar alguns dias a apresentá-lo.',
  'mail.refund.subject': 'O seu reembolso de {hotel}: {reference}',
  'mail.refund.text': 'Devolvemos-lhe {amount}. O seu banco pode demorar alguns dias a apresentá-lo.',
  'mail.refund.card':
    'Devolvemos {amount} ao seu cartão {card}. O seu banco pode demorar alguns dias a apresentá-lo.',
  'stay.fee': 'Taxa de cancelamento',
  'stay.no-show-fee': 'Taxa por não comparência',
  'stay.no-show-early': 'O hóspede ainda pode vir: aguarde pela hora do hotel no dia da chegada.',
  'stay.fee-needed': 'A tarifa só diz por palavras quanto isto custa. Defina a taxa.',
  'stay.fee-too-much': 'A taxa não pode ser superior ao preço dos quartos.',
  'stay.less': 'Reduzido pelo hotel',
  'stay.refund-too-much': 'Podem ser devolvidos no máximo {amount}.',
  'stay.cancelled': 'A sua reserva está cancelada.',
  'stay.room-cancelled': 'O quarto está cancelado.',
  'stay.not-confirmed': 'Esta reserva não está confirmada ou foi cancelada, pelo que não há nada a alterar.',
  'stay.by-telephone':
    '{hotel} faz esta alteração por si: ligue para {telephone} e tenha a referência da reserva à mão.',
  'stay.quote-over': 'O que lhe foi apresentado já não é válido. Verifique de novo.',
  'stay.changed-meanwhile': 'A sua reserva foi entretanto alterada. Verifique de novo.',
  'status.cancelled': 'Esta reserva foi cancelada.',
  'stay.changed': 'A sua reserva está alterada.',
  'stay.kept-line': 'Retido do preço anterior',
  'stay.sold-out': 'Já não há quartos suficientes para esta alteração. A sua reserva mantém-se como está.',
  'stay.not-available':
    'Este quarto não pode ser reservado para estas datas e hóspedes. A sua reserva mantém-se como está.',
  'stay.rooms-missing': 'Indique cada quarto da reserva uma vez.',
  'mail.changed.subject': 'A sua reserva em {hotel} está alterada: {reference}',
  'mail.email-changed.subject': 'A sua reserva em {hotel} tem outro endereço de e-mail: {reference}',
  'mail.email-changed.text':
    'O endereço de e-mail desta reserva foi alterado. A partir de agora escrevemos para o novo.',
  'mail.email-changed.not-you': 'Se não foi uma alteração sua, ligue-nos de imediato: nós corrigimos.',
  'mail.arrival-time': 'Chegada prevista',
  'mail.changed.text': 'A sua reserva está alterada, conforme pediu. É assim que ficou.',
  'mail.changed.due': 'Falta pagar {amount} pela alteração.',
};
