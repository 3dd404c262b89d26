import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'O seu papel como pessoa de confiança',
  title: 'Comunicação',
  invalidLink: 'Link de comunicação inválido',

  chosen: 'Foi-lhe pedido que seja pessoa de confiança',
  chosenBy: '<name>{owner}</name> pede que nos informe em caso de falecimento ou incapacidade permanente.',
  realReport: 'Há uma comunicação real em curso sobre {owner}',
  realReportMade: 'É a sua. Para ver como está, abra o link com que a fez.',
  realReportAsked: 'Foi-lhe pedido por e-mail que a confirme. Use o link desse e-mail, e não esta página.',
  realReportConfirmed:
    'Já a confirmou e não precisa de fazer mais nada. Vamos enviar-lhe um e-mail quando houver uma decisão.',
  realReportDenied:
    'Disse-nos que não é verdade. Se vier a saber que afinal é verdade, use o link do nosso e-mail.',
  realReportUninvolved:
    'Tornou-se pessoa de confiança depois de a comunicação ter sido feita. Não precisa de fazer nada.',
  linksOnHold: 'Os seus links para comunicar estão suspensos',

  willYou: 'Aceita fazer isto por {owner}?',
  willYouText:
    '{owner} pode ver a sua resposta. Pode alterá-la aqui a qualquer momento. Não implica qualquer compromisso, e os seus links funcionam em qualquer caso.',
  accepted: 'Aceitou. Obrigado: {owner} pode vê-lo.',
  declined: 'Recusou, e {owner} pode vê-lo. Não há qualquer problema.',
  accept: 'Aceitar',
  decline: 'Recusar',
  answerNotSaved: 'A sua resposta não foi guardada',

  yourAddress: 'O seu endereço',
  addressQuestion: 'Ainda usa este endereço de e-mail?',
  addressWhy:
    'O link desta página foi enviado para ele. Se acontecer alguma coisa, é para esse endereço que vamos escrever.',
  addressYes: 'Sim, uso',
  addressNo: 'Não, uso outro',
  addressKept: 'Obrigado. Vamos continuar a usar este endereço.',
  addressChanges:
    'Obrigado. Pedimos a {owner} que lhe fale e altere o endereço. Até lá, os seus links funcionam.',

  practice: 'Treinar uma comunicação',
  practiceWhy:
    'Demora dois minutos e parece-se com a comunicação real, para já a conhecer antes de precisar dela. Nada é comunicado.',
  startPractice: 'Começar o treino',
  ifItHappened: 'Se aconteceu alguma coisa a {owner}',
  notReportedHere:
    'Esta página não permite comunicá-lo. Volte ao e-mail de onde veio e clique num destes botões:',
  emailNotFound:
    'Se não encontrar o e-mail, procure por “LeaveBits” na sua caixa de e-mail, ou <links>peça o reenvio dos seus links</links>. Qualquer outra pessoa de confiança também pode comunicá-lo, e nós vamos pedir-lhe que confirme.',
  drillTitle: 'Isto é um treino: nada é comunicado',
  drill:
    'Veja a página e clique no botão. Ninguém recebe aviso e nada abre. Para uma comunicação real, clique em “Comunicar um falecimento” ou “Comunicar uma incapacidade permanente” no seu e-mail.',
  drillTypes: 'O que treinar',
  aDeath: 'Um falecimento',
  anIncapacitation: 'Uma incapacidade',
  drillDoneTitle: 'Foi um treino',
  drillDone:
    'Nada foi comunicado e ninguém recebeu aviso. Depois de uma comunicação real, veria o texto abaixo.',
  drillReal:
    '<strong>Aconteceu mesmo?</strong> {type, select, death {Use “Comunicar um falecimento” no mesmo e-mail.} other {Use “Comunicar uma incapacidade permanente” no mesmo e-mail.}} Nada é comunicado a partir desta página.',
  practiceAgain: 'Treinar de novo',

  reportDeath: 'Comunicar um falecimento',
  reportIncapacitation: 'Comunicar uma incapacidade permanente',
  sorryIfDeath: 'Se faleceu alguém que lhe era próximo, os nossos sentimentos.',
  sorryIfIncapacitation: 'Lamentamos que precise desta página.',
  tellUs:
    '{type, select, death {Aqui pode comunicar-nos que <name>{owner}</name> faleceu.} other {Aqui pode comunicar-nos que <name>{owner}</name> está em situação de incapacidade permanente e não voltará a poder agir por conta própria.}}',
  noHurry:
    'Foi {owner} quem fez esta escolha. Não há pressa: este link continua a funcionar, e pode voltar mais tarde.',
  whatHappens: 'O que acontece quando comunica',
  pausedUntil: 'Pode voltar a comunicar a partir de {moment}',
  pausedByOwner:
    '{owner} desmentiu uma comunicação e pediu algum tempo antes da próxima, por isso ninguém pode comunicar nada até lá. Se aconteceu mesmo, volte a esta página nessa altura.',
  pausedByReports:
    'Nos últimos tempos fez ou retirou várias vezes uma comunicação sobre {owner}. Se desta vez aconteceu mesmo, peça a outra pessoa de confiança que o comunique. Depois pode confirmar.',
  surePractice:
    '{type, select, death {Treino: tenho a certeza de que {owner} faleceu.} other {Treino: tenho a certeza de que {owner} está em situação de incapacidade permanente.}}',
  submitDeath: 'Comunicar o falecimento',
  submitIncapacitation: 'Comunicar a incapacidade',
  submitDeathPractice: 'Comunicar o falecimento (treino)',
  submitIncapacitationPractice: 'Comunicar a incapacidade (treino)',
  notSure:
    'Não tem a certeza? Feche esta página: nada acontece se não clicar no botão. Pergunte primeiro a alguém próximo de {owner}.',
  onlyToAccept: 'Só queria aceitar ou treinar? Clique em “Aceitar, recusar ou treinar” no mesmo e-mail.',
  submissionFailed: 'Comunicação não enviada',
  notSubmitted: 'A comunicação não foi enviada. Tente de novo dentro de instantes.',

  lastReport: 'A sua última comunicação',
  lastWithdrawn: 'Retirou a sua comunicação de {moment}. Nada foi aberto.',
  lastRefuted:
    'Alguém respondeu que a sua comunicação de {moment} não é verdade. Normalmente é o titular da conta que responde. Nada foi aberto. Se puder, pergunte-lhe pessoalmente ou por telefone.',
  lastExpired:
    'Poucas das outras pessoas de confiança confirmaram a tempo a sua comunicação de {moment}, por isso ela expirou. Nada foi aberto. Pode comunicar de novo aqui.',
  lastRevoked:
    'Depois da sua comunicação de {moment}, alguém entrou na conta de {owner} e voltou a bloquear tudo. Normalmente é o próprio titular da conta.',

  tooFewConfirmers:
    '{required, plural, one {É necessária # confirmação} other {São necessárias # confirmações}}, e neste momento são poucas as outras pessoas de confiança que podem agir. Nada abre enquanto não houver confirmações suficientes.',
  confirmers:
    '{others, plural, one {# outra pessoa de confiança pode confirmá-lo, e o pedido segue por e-mail.} other {# outras pessoas de confiança podem confirmá-lo, e o pedido segue por e-mail.}} Nada abre antes de {required, plural, one {# confirmação} other {# confirmações}}.',
  willWarn:
    'Vamos avisar {owner} de imediato, e de novo antes do fim do prazo. Durante {hours, plural, one {# hora} other {# horas}}{days, plural, =0 {} one { (# dia)} other { (# dias)}}, nada abre, e {owner} pode impedi-lo com um clique.',
  willWarnAway:
    'Vamos avisar {owner} de imediato, e de novo antes do fim do prazo. Temos a informação de uma ausência de {owner} até {until}. Até lá, e durante mais {hours, plural, one {# hora} other {# horas}}{days, plural, =0 {} one { (# dia)} other { (# dias)}}, nada abre, e {owner} pode impedi-lo com um clique.',
  opensAtEarliest:
    'Se essas pessoas confirmarem e {owner} não desmentir, o que {owner} deixou vai abrir para os destinatários. Se comunicar agora, isso não acontecerá antes de {moment}.',
  showsAddress:
    'Mostramos o seu endereço de e-mail, com a comunicação, a {owner} e às outras pessoas de confiança. Todas as pessoas envolvidas podem ver quem fez uma comunicação.',
  canWithdraw:
    'Foi um engano? Pode retirar a comunicação com este link até que outra pessoa de confiança a confirme.',

  received: 'A sua comunicação foi recebida',
  receivedPractice: 'TREINO: a sua comunicação foi recebida',
  thanks:
    '{type, select, death {Obrigado. Comunicou que <name>{owner}</name> faleceu. Os nossos sentimentos.} other {Obrigado. Comunicou que <name>{owner}</name> está em situação de incapacidade permanente. Lamentamos o que está a passar.}} Não precisa de fazer mais nada. Pode fechar esta página.',
  whatNow: 'O que acontece agora',
  warning: 'O nosso aviso a {owner} está a caminho. É possível desmentir pelo menos até {moment}.',
  longerAway: 'É mais do que o habitual, porque nos tinha sido comunicada uma ausência até {until}.',
  opensAfterBoth:
    'Quando esse prazo terminar e houver confirmações suficientes, o que {owner} deixou vai abrir para os destinatários.',
  openAgain:
    'Foi um engano? Abra este link de novo: pode retirar a comunicação até que outra pessoa de confiança a confirme.',

  pending: 'A sua comunicação está em curso',
  youReported:
    '{type, select, death {Em {moment}, comunicou que <name>{owner}</name> faleceu.} other {Em {moment}, comunicou que <name>{owner}</name> está em situação de incapacidade permanente.}}',
  nothingElse: 'Não precisa de fazer mais nada.',
  keepPosted: 'Vamos informar sobre o andamento.',
  reportOnce: 'Não precisa de comunicar de novo',
  otherLink:
    '{type, select, death {Abriu o link para uma incapacidade permanente, mas comunicou um falecimento.} other {Abriu o link para um falecimento, mas comunicou uma incapacidade permanente.}} Ambos têm o mesmo efeito para as pessoas que {owner} escolheu.',
  ifTypeMatters:
    'Se a diferença for importante, retire esta comunicação abaixo e comunique de novo com este link.',
  staysPending: 'A sua comunicação continua em curso enquanto {owner} não a desmentir.',
  staysPendingOrWithdraw:
    'A sua comunicação continua em curso enquanto {owner} não a desmentir e enquanto não a retirar.',
  speakToOthers: 'Fale com as outras pessoas de confiança.',
  ifMistakeWithdraw: 'Se foi um engano, retire-a abaixo.',
  whereItStands: 'Como está',
  nobodyConfirmed:
    'Ainda ninguém confirmou. {required, plural, one {Falta uma outra pessoa de confiança.} other {Faltam # outras pessoas de confiança.}}',
  enoughConfirmed:
    '{confirmations, plural, one {# confirmação: é suficiente.} other {# confirmações: é suficiente.}}',
  confirmedSoFar:
    '{confirmations, plural, one {# confirmação até agora} other {# confirmações até agora}}; {required, plural, one {é necessária uma} other {são necessárias #}}.',
  deadlineOver:
    'O prazo de {owner} para desmentir terminou. Ainda é possível fazê-lo enquanto a comunicação estiver em curso.',
  deadline: '{owner} tem até {moment} para dizer que não é verdade.',
  opensAfterDeadline:
    'Se {owner} não desmentir, o que deixou vai abrir para os destinatários quando esse prazo terminar.',
  opensAfterConfirmations:
    'Quando houver confirmações suficientes, o que {owner} deixou vai abrir para os destinatários.',
  wasItMistake: 'Foi um engano?',
  withdrawText:
    'Pode retirar a comunicação até que outra pessoa de confiança a confirme. Nada vai abrir, e vamos informar {owner} e as outras pessoas de confiança.',
  withdrawSure: 'Quero retirar a minha comunicação.',
  withdraw: 'Retirar a comunicação',
  notWithdrawn: 'A comunicação não foi retirada',
  mistakeConfirmed:
    'Outra pessoa de confiança já a confirmou, por isso não pode retirá-la. Se foi um engano, diga-o às outras pessoas de confiança e às pessoas próximas de {owner}. Se {owner} está em vida e bem, ainda é possível desmentir até que algo abra.',
  withdrawnTitle: 'A sua comunicação foi retirada',
  withdrawnDone: 'Nada foi aberto. Vamos informar <name>{owner}</name> e as outras pessoas de confiança.',
  withdrawnLinks:
    'Os seus links funcionam como antes, por isso pode comunicar de novo se um dia for preciso. Pode fechar esta página.',

  openedTitle: 'Os LeaveBits de {owner} foram abertos',
  opened:
    'Uma comunicação foi confirmada, e o que <name>{owner}</name> deixou foi aberto para as pessoas escolhidas. Obrigado por ter sido pessoa de confiança.',
  openedNothingToDo: 'Não precisa de fazer mais nada. Pode fechar esta página.',
  openedAlive:
    'Se {owner} está em vida e bem, informe {owner} de imediato. Basta entrar na conta para voltar a bloquear tudo.',

  onHold: 'Este link está suspenso',
  alreadyConfirmed: 'Já confirmou esta comunicação. Não precisa de fazer mais nada.',
  notSent: 'O e-mail não foi enviado de novo',
  sendAgain: 'Enviar-me de novo esse e-mail',
  sent: 'O e-mail foi enviado de novo',
  sentText:
    'Está a caminho do endereço que usa como pessoa de confiança. Se não chegar, pode pedi-lo de novo aqui a partir de {moment}.',

  thisPerson: 'esta pessoa',
  running: 'Já há uma comunicação em curso sobre {owner}. Só pode haver uma de cada vez.',
  suspended:
    'Alguém respondeu que a sua comunicação sobre {owner} não é verdade. Normalmente é o titular da conta que responde. É o titular que decide se continua a ser pessoa de confiança. Até lá, os seus links não permitem comunicar nem confirmar nada.',
  suspendedNext:
    'Se foi um mal-entendido, fale com {owner}. Se sabe que era verdade, fale com as outras pessoas de confiança: os links delas funcionam. Se ninguém entrar na conta de {owner} durante {days, plural, one {# dia} other {# dias}}, os seus links voltam a funcionar.',
  askedNext:
    'Se puder confirmá-la, procure o nosso último e-mail sobre ela, também na pasta de spam. Tem um link para confirmar a comunicação ou para dizer que não é verdade. Se não o encontrar, podemos enviá-lo de novo.',
  confirmedNext:
    'Já a confirmou e não precisa de fazer mais nada. Vamos enviar-lhe um e-mail quando houver uma decisão.',
  deniedNext:
    'Disse-nos que não é verdade, e a pessoa de quem se trata foi informada. Não precisa de fazer mais nada. Se vier a saber que afinal é verdade, ainda pode confirmá-la com o link do nosso e-mail. Podemos enviá-lo de novo.',
  uninvolvedNext:
    'Tornou-se pessoa de confiança depois de a comunicação ter sido feita, por isso só as outras foram consultadas. Não precisa de fazer nada.',
  worksAgain: 'Se a comunicação for desmentida ou retirada ou expirar, este link volta a funcionar.',
  made: 'Já fez uma comunicação sobre {owner}, e ela está em curso.',
  madeNext: 'Não precisa de fazer mais nada. Para ver como está ou para a retirar, abra o seu link de novo.',
  released:
    'Uma comunicação sobre {owner} já foi confirmada, e o que {owner} deixou foi aberto para os destinatários.',
  refuted:
    'Alguém já respondeu que a sua comunicação não é verdade. Normalmente é o titular da conta que responde. Nada foi aberto.',
  withdrawn: 'Já retirou a sua comunicação sobre {owner}. Nada foi aberto.',
  expired:
    'A última comunicação sobre {owner} expirou porque poucas das outras pessoas de confiança a confirmaram.',
  expiredNext: 'Fale com as outras pessoas de confiança e depois abra o link de novo.',
  revoked: 'Depois da última comunicação sobre {owner}, alguém entrou na conta e voltou a bloquear tudo.',

  cardTitle: 'Um cartão para os seus papéis',
  cardText: 'Imprima este link com um código QR, para o encontrar sem o nosso e-mail.',
  cardTextPractice: 'Imprima o endereço desta página com um código QR, para o encontrar sem o nosso e-mail.',
  cardWarning:
    'Quem tiver o cartão pode comunicar em seu nome, por isso guarde-o onde mais ninguém o encontre.',
  cardNotPrinted: 'O cartão não foi impresso',
  printCard: 'Imprimir um cartão',

  mailLanguageTitle: 'E-mails nesta língua',
  mailLanguage: 'Quer receber também em português os nossos e-mails sobre {owner}?',
  chooseMailLanguage: 'Escrever-me em português',
  mailLanguageChosen: 'A partir de agora, escreveremos em português sobre {owner}.',
  mailLanguageNotChosen: 'A sua língua não foi guardada',
};
