import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Desmentir uma comunicação',
  areYouWell: 'Está bem?',
  told: '{type, select, death {<reporter>{email}</reporter> comunicou-nos o seu falecimento.} other {<reporter>{email}</reporter> comunicou-nos a sua incapacidade permanente.}} Se isso não está certo, desminta aqui. Não precisa de entrar na conta.',
  report: 'Comunicação',
  death: 'Falecimento',
  incapacitation: 'Incapacidade permanente',
  reportedBy: 'Comunicada por',
  reportedOn: 'Comunicada em',
  opensAfter: 'Nada abre antes de',
  timeLeft: 'Tempo que resta para desmentir:',
  daysLeft:
    '{days, plural, one {# dia} other {# dias}}, {hours, plural, one {# hora} other {# horas}}, {minutes, plural, one {# minuto} other {# minutos}}',
  hoursLeft:
    '{hours, plural, one {# hora} other {# horas}}, {minutes, plural, one {# minuto} other {# minutos}}, {seconds, plural, one {# segundo} other {# segundos}}',
  minutesLeft:
    '{minutes, plural, one {# minuto} other {# minutos}}, {seconds, plural, one {# segundo} other {# segundos}}',
  secondsLeft: '{seconds, plural, one {# segundo} other {# segundos}}',
  deadlinePassed: 'O prazo terminou, mas a comunicação ainda está em curso, por isso ainda pode desmenti-la.',
  notEveryoneAgrees: 'Nem todos concordam',
  notEveryoneAgreed: 'No início, nem todos concordavam',
  denies: '<reporter></reporter> diz que não é verdade e informou-nos disso em {moment}.',
  denied:
    '<reporter></reporter> disse em {moment} que não é verdade, mas confirmou a comunicação em {confirmed}.',
  theirReason: 'O motivo:',
  theirEarlierReason: 'O motivo era:',
  takesYou: 'Mesmo assim, só o titular da conta pode pôr fim à comunicação.',
  refute: 'Estou bem: desmentir esta comunicação',
  cancels: 'Isto cancela a comunicação de imediato, e nada abre.',
  ifNothing:
    'Se não fizer nada e houver confirmações suficientes das suas outras pessoas de confiança, os seus LeaveBits vão abrir para as pessoas que escolheu.',
  ifNothingConfirmed:
    'Já há confirmações suficientes das suas outras pessoas de confiança. Se não fizer nada, os seus LeaveBits vão abrir para as pessoas que escolheu.',
  forSomeoneElse: 'Se está a ler isto em nome de outra pessoa, não clique no botão.',
  failed: 'Desmentido não enviado',
  notRefuted: 'A comunicação não foi desmentida. Tente de novo agora.',
  signIn: 'Entrar',
  signInAndReview: 'Entrar e rever as suas pessoas de confiança',

  doneTitle: 'A comunicação foi cancelada',
  done: '{type, select, death {Nada foi aberto. A comunicação do seu falecimento, feita em {moment}, foi desmentida e já não pode ser confirmada.} other {Nada foi aberto. A comunicação da sua incapacidade permanente, feita em {moment}, foi desmentida e já não pode ser confirmada.}}',
  doneTold:
    'Vamos informar <reporter></reporter> e as suas outras pessoas de confiança por e-mail. Os links das outras voltam a funcionar, para o caso de um dia serem precisos.',
  doneDecide:
    'Entre na conta e decida se {reporter} continua a ser sua pessoa de confiança. Até lá, os links dessa pessoa não funcionam e não permitem comunicar nem confirmar nada.',
  donePaid:
    'Pode remover essa pessoa durante o seu período gratuito ou com um plano pago. Não precisa de nenhum deles para desmentir uma comunicação.',

  invalidLink: 'Link para desmentir inválido',
  releasedTitle: 'O prazo para desmentir terminou',
  refutedTitle: 'Já desmentida',
  withdrawnTitle: 'Já retirada',
  revokedTitle: 'Já bloqueado de novo',
  otherReport:
    'Há outra comunicação em curso a seu respeito. Procure o nosso último e-mail sobre ela e clique no botão, ou entre na conta e desminta-a na sua página inicial.',
  unknownLink: 'Este link está incompleto ou já não é usado.',
  canSignIn: 'Também pode entrar na conta, ver se há uma comunicação em curso e desmenti-la lá.',
  released:
    'Esta comunicação foi confirmada, e o prazo para a desmentir terminou. Os seus LeaveBits estão abertos para as pessoas que escolheu.',
  releasedNext: 'Se está bem, entre agora na conta e volte a bloquear tudo.',
  refuted: 'Já desmentiu esta comunicação. Nada foi aberto.',
  expired:
    'Esta comunicação expirou porque poucas das suas pessoas de confiança a confirmaram. Nada foi aberto.',
  revoked: 'Já voltou a bloquear tudo depois desta comunicação.',
};
