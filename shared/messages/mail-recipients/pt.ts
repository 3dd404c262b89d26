import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'O seu código de acesso ao LeaveBits',
  codePreheader: 'Digite-o na página onde o pediu.',
  codeHeading: 'O seu código de acesso',
  codeEnter: 'Digite este código na página onde o pediu para ver o que lhe foi destinado.',
  codeLifetime:
    'Funciona uma só vez, durante {minutes, plural, one {# minuto} other {# minutos}}. Se pedir outro no mesmo navegador, só o novo funciona.',
  codeSecret:
    'Não o mostre a ninguém. Nunca o pediremos por e-mail nem por telefone. Nunca pedimos uma senha nem dinheiro.',
  codeWaitLink: 'Se a página pedir para esperar, use antes este link',
  codeWhy: 'No LeaveBits há algo destinado a este endereço, e alguém pediu um código para o ler.',
  codeMistake: 'Se não fez este pedido, pode ignorar este e-mail. Sem o código, nada é mostrado.',

  // What notices have in common
  safeguards:
    'Não é preciso ter conta. Antes de mostrar seja o que for, enviamos um código para este endereço e pedimos que o digite. Nunca pedimos uma senha nem dinheiro.',
  whyChosen: 'Alguém que guarda informações no LeaveBits escolheu este endereço para as receber.',
  whyChosenBefore:
    'Alguém que guardava informações no LeaveBits tinha escolhido este endereço para as receber.',
  forStrangers:
    'Se não conhece esta pessoa, ou se acha que isto era para outra pessoa, pode ignorar este e-mail. Nada é mostrado sem um código enviado para este endereço.',
  openPage: 'Abrir a sua página',
  seeWhatIsKept: 'Ver o que lhe está destinado',
  noHurry: 'Não há pressa.',
  noHurryReady: 'Não há pressa. Pode ler quando quiser.',
  noHurryFeelReady: 'Não há pressa. Pode ler quando tiver forças para isso.',
  readableUntil:
    'Pode ler até {date}. Grave tudo o que quiser conservar. Voltaremos a escrever antes de se encerrar o acesso.',
  readableForNow: 'Pode não ficar disponível para sempre. Por isso, grave tudo o que quiser conservar.',
  sealedNotice:
    'Estas informações estão seladas, para que mais ninguém possa lê-las, nem mesmo nós. Para as abrir, também é preciso um cartão de chave: uma página impressa com um código QR e uma chave. Se não recebeu nenhum, peça-o à pessoa que lhe deu acesso.',
  sealedPart:
    'Uma parte está selada, para que mais ninguém possa lê-la, nem mesmo nós. Para a abrir, também é preciso um cartão de chave: uma página impressa com um código QR e uma chave. Se não recebeu nenhum, a sua página indica a quem o pedir.',

  // Something was shared
  sharedSubject: '{owner} deu-lhe acesso a algo',
  sharedPreheader: 'Já pode ler na sua página privada.',
  sharedSealedPreheader: 'Para abrir, é preciso o seu cartão de chave.',
  sharedHeading: 'Tem acesso a algo novo',
  sharedNews:
    '{ownerInFull} deu-lhe acesso a informações através do LeaveBits. Já pode lê-las na sua página privada.',
  sharedSealedNews:
    '{ownerInFull} deu-lhe acesso a informações através do LeaveBits. Estão na sua página privada.',
  keptSubject: '{owner} guarda algo que lhe é destinado',
  keptPreheader: 'Não é preciso fazer nada agora. Guarde este e-mail.',
  keptHeading: 'Há algo guardado que lhe é destinado',
  keptNews: '{ownerInFull} guarda no LeaveBits informações que lhe são destinadas. Ainda não pode lê-las.',
  keptUntilReport:
    'Só poderá lê-las depois de pessoas de confiança confirmarem o falecimento ou a incapacidade permanente desta pessoa. Esperamos que esse dia esteja longe. Voltaremos a escrever quando puder lê-las.',
  keptUntilDate: 'Poderá lê-las em {date}. Voltaremos a escrever nesse momento.',
  keptDateUnset: 'A data ainda não foi definida. Voltaremos a escrever quando puder lê-las.',
  keptTimeUnset: 'O momento ainda não foi definido. Voltaremos a escrever quando puder lê-las.',
  keptKeepEmail: 'Não é preciso fazer nada agora. Guarde este e-mail: o link que contém não muda.',
  keptConfirmAddress: 'Se quiser, abra o link e verifique o seu endereço, para que se saiba que é o certo.',

  // Something opened
  openedAfterDeathSubject: 'Já pode ler o que {owner} lhe deixou',
  openedAfterDeathHeading: 'Há algo que lhe foi deixado',
  openedAfterDeathNews:
    'Escrevemos com uma notícia triste. {people, plural, =2 {Duas pessoas escolhidas para isso confirmaram} =3 {Três pessoas escolhidas para isso confirmaram} =4 {Quatro pessoas escolhidas para isso confirmaram} =5 {Cinco pessoas escolhidas para isso confirmaram} one {# pessoa escolhida para isso confirmou} other {# pessoas escolhidas para isso confirmaram}} o falecimento de {ownerInFull}. Se ainda não sabia, lamentamos que esta notícia chegue por e-mail. Aceite as nossas condolências.',
  openedAfterDeathWhat:
    'Foram-lhe deixadas informações no LeaveBits, e já pode lê-las na sua página privada. Não há pressa. Pode lê-las quando tiver forças para isso.',
  openedAfterDeathSubstitute:
    'A pessoa falecida deixou no LeaveBits informações para alguém que não as abriu e pediu que, nesse caso, fossem enviadas a este endereço. Já pode lê-las na sua página privada. Não há pressa. Pode lê-las quando tiver forças para isso.',
  openedKeptSubject: 'Já pode ler o que {owner} lhe destina',
  openedAfterIncapacitationHeading: 'Havia algo que lhe era destinado',
  openedAfterIncapacitationNews:
    'Escrevemos com uma notícia triste. {people, plural, =2 {Duas pessoas escolhidas para isso confirmaram} =3 {Três pessoas escolhidas para isso confirmaram} =4 {Quatro pessoas escolhidas para isso confirmaram} =5 {Cinco pessoas escolhidas para isso confirmaram} one {# pessoa escolhida para isso confirmou} other {# pessoas escolhidas para isso confirmaram}} a incapacidade permanente de {ownerInFull}. Se ainda não sabia, lamentamos que esta notícia chegue por e-mail. Desejamos muita força a ambas as pessoas.',
  openedAfterIncapacitationWhat:
    'Para este caso, foram guardadas no LeaveBits informações que lhe são destinadas, e já pode lê-las na sua página privada. Não há pressa. Pode lê-las quando quiser.',
  openedAfterIncapacitationSubstitute:
    'Esta pessoa guardava no LeaveBits informações para alguém que não as abriu e pediu que, nesse caso, fossem enviadas a este endereço. Já pode lê-las na sua página privada. Não há pressa. Pode lê-las quando quiser.',
  openedWasRemoved: 'Uma parte tinha sido retirada há pouco tempo e está de volta.',
  returnedLeftSubject: 'Já pode ler mais do que {owner} lhe deixou',
  returnedKeptSubject: 'Já pode ler mais do que {owner} lhe destina',
  returnedHeading: 'Há mais para ler',
  returnedLeftNews:
    'Já pode ler na sua página privada mais do que {ownerInFull} lhe deixou no LeaveBits. Tinha sido retirado há pouco tempo e está de volta. Não há pressa. Pode ler quando quiser.',
  returnedKeptNews:
    'Já pode ler na sua página privada mais do que {ownerInFull} lhe destina no LeaveBits. Tinha sido retirado há pouco tempo e está de volta. Não há pressa. Pode ler quando quiser.',
  turnSubject: 'Já pode ler algo de {owner}',
  turnHeading: 'Tem agora acesso a algo que era de outra pessoa',
  turnLeftNews:
    '{ownerInFull} deixou no LeaveBits informações para alguém que não as abriu e pediu que, nesse caso, fossem enviadas a este endereço. Já pode lê-las na sua página privada. Não há pressa. Pode lê-las quando quiser.',
  turnKeptNews:
    '{ownerInFull} guarda no LeaveBits informações para alguém que não as abriu e pediu que, nesse caso, fossem enviadas a este endereço. Já pode lê-las na sua página privada. Não há pressa. Pode lê-las quando quiser.',
  dateAfterDeathSubject: 'Já pode ler outra parte do que {owner} lhe deixou',
  dateAfterDeathHeading: 'Chegou o dia escolhido',
  dateAfterDeathNews:
    'Antes de falecer, {ownerInFull} reservou no LeaveBits mais uma coisa que lhe é destinada e escolheu o dia em que poderia lê-la. Esse dia chegou. Já pode lê-la na sua página privada. Não há pressa. Pode lê-la quando tiver forças para isso.',
  dateSubject: 'Já pode ler o que {owner} lhe destinou',
  datePreheader: 'Chegou o dia escolhido.',
  dateHeading: 'Chegou o dia',
  dateNews:
    '{ownerInFull} reservou no LeaveBits informações que lhe são destinadas e escolheu o dia em que poderia lê-las. Esse dia chegou. Já pode lê-las na sua página privada.',
  openedByOwnerPreheader: 'Foi decidido que já pode ler.',
  openedByOwnerHeading: 'Já pode ler',
  openedByOwnerNews:
    '{ownerInFull} guarda no LeaveBits informações que lhe são destinadas. Até agora estavam bloqueadas, mas esta pessoa decidiu dar-lhe acesso. Já pode lê-las na sua página privada.',
  openedIfWell:
    'Se sabe que esta pessoa está bem, avise-a imediatamente. Ela pode entrar na conta e bloquear tudo novamente.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: '{owner} pede que visite a sua página',
  reminderPreheader: 'Leva um ou dois minutos. Não é preciso fazer mais nada.',
  reminderHeading: 'Visite a sua página',
  reminderNews:
    '{ownerInFull} guarda no LeaveBits informações que lhe são destinadas e pede que visite a sua página e verifique o seu endereço, para que se saiba que é o certo.',
  reminderEffort:
    'Leva um ou dois minutos. Uma parte pode ainda estar bloqueada. A página indica quando poderá lê-la.',
  unopenedSubject: 'Há algo de {owner} à sua espera',
  unopenedPreheader: 'Pode ler na sua página privada.',
  unopenedHeading: 'Há algo à sua espera',
  unopenedNews:
    'Há informações de {ownerInFull} que lhe são destinadas e que ainda não abriu. Pode lê-las na sua página privada.',
  unopenedDecline:
    'Se prefere não as ler, não é preciso fazer nada. Se não as quer de todo, pode indicá-lo na sua página.',
  unopenedPassingOn:
    'Foi escolhida outra pessoa que também as recebe se não as abrir. O que não tiver aberto até {date} poderá depois ser lido também por essa pessoa. Não perde nada: poderá continuar a ler depois desse dia.',
  unopenedPassedOn:
    'Foi escolhida outra pessoa que também as recebe se não as abrir. Essa pessoa já pode ler uma parte, ou poderá em breve. Não perde nada: continua a poder ler tudo.',
  unopenedDeclineForSubstitute:
    'Se prefere não as ler, pode deixá-las por abrir. Se não as quer de todo, pode indicá-lo na sua página. Nesse caso, ninguém as recebe em seu lugar.',
  unopenedWhy:
    'Alguém que usa o LeaveBits escolheu este endereço para receber estas informações. Enviamos no máximo três lembretes.',
  selectionSubject: '{owner} enviou-lhe um link para informações',
  selectionPreheader: 'Está tudo numa só página.',
  selectionHeading: 'Há informações que lhe são destinadas',
  selectionNews:
    '{ownerInFull} guarda no LeaveBits informações que lhe são destinadas e pediu que enviássemos este link. Ele conduz a uma página onde está tudo.',
  selectionLocked: 'Uma parte pode ainda estar bloqueada. A página indica quando poderá lê-la.',
  selectionButton: 'Abrir a página',

  // Another address, and a LeaveBit that was left
  movedSubject: '{owner} tem agora outro endereço seu',
  movedPreheader: 'O que lhe é destinado passa a ir para esse endereço.',
  movedHeading: 'Este endereço foi substituído',
  movedNews:
    '{ownerInFull} guarda no LeaveBits informações que lhe são destinadas e substituiu este endereço por outro. A partir de agora, só podem ser abertas com o novo endereço.',
  movedExpected: 'Se mudou de endereço, não é preciso fazer nada.',
  movedUnexpected:
    'Se isto foi inesperado, telefone a essa pessoa ou pergunte pessoalmente. São três dias para desfazer a alteração com um clique.',
  movedWhy:
    'Essa pessoa usa o LeaveBits para guardar informações para outras, e tinha escolhido este endereço para as receber.',
  movedMistake: 'Se não conhece essa pessoa, pode ignorar este e-mail.',
  leftSubject: 'Saiu de um LeaveBit de {owner}',
  leftPreheader: 'Se não era essa a intenção, pode recuperar o acesso.',
  leftHeading: 'Saiu de um LeaveBit',
  leftNews:
    'Em {date} saiu de um LeaveBit de {ownerInFull}. Já não pode lê-lo, e não voltaremos a escrever sobre ele.',
  leftIntended: 'Se era essa a intenção, não é preciso fazer nada.',
  leftRestore:
    'Se não era essa a intenção, ou se foi outra pessoa, use este link até {date} para recuperar o acesso. Será como se nunca tivesse saído. Depois disso, só quem o destinou pode voltar a dar-lhe acesso.',
  leftRestoreAfterRelease:
    'Se não era essa a intenção, ou se foi outra pessoa, use este link até {date} para recuperar o acesso. Será como se nunca tivesse saído. Depois disso, talvez ninguém possa trazê-lo de volta.',
  leftButton: 'Recuperar o meu acesso',
  leftWhy: 'Alguém que tinha verificado este endereço escolheu “Sair deste LeaveBit” na sua página.',
  leftMistake:
    'Se foi outra pessoa, alguém pode ler os seus e-mails ou usou o seu dispositivo. Recupere o acesso e proteja a sua caixa de correio. Não encaminhe este e-mail: quem tiver o link pode usá-lo.',

  // A released estate closes, or is locked again
  closesSubject: 'Os LeaveBits que {owner} lhe destinou fecham em breve',
  closesPreheader: 'Pode lê-los até {date}. Grave tudo o que quiser conservar.',
  closesHeading: 'Grave tudo o que quiser conservar',
  closesNews:
    'Pode ler os LeaveBits que {ownerInFull} lhe destinou até {date}. Depois fecham, e não podemos voltar a abri-los.',
  closesHow:
    'Antes disso, abra a sua página e veja tudo com calma. “Baixar tudo” grava todos os textos e anexos a que tem acesso num só ZIP. Também pode baixar ou imprimir um só LeaveBit.',
  closesSaved: 'Se já gravou tudo, não é preciso fazer nada.',
  closesMistake:
    'Se não conhece esta pessoa, pode ignorar este e-mail. Nada é mostrado sem um código enviado para este endereço.',
  backSubject: '{owner} está de volta',
  backPreheader: 'Aquilo a que entretanto teve acesso está novamente bloqueado.',
  backHeading: 'Temos uma boa notícia',
  backNews:
    'Alguém entrou na conta de {ownerInFull} e informou que esta pessoa está de volta e pode novamente tratar dos seus assuntos. Os LeaveBits a que entretanto teve acesso estão novamente bloqueados.',
  backStillKept: 'Continuam a ser-lhe destinados.',
  backAsk:
    'Não é preciso fazer nada. Se leu ou gravou alguma coisa para ajudar, devolva o que for preciso e não mostre o resto a ninguém.',
  backMistake:
    'Se sabe que isto não pode ser verdade, pergunte pessoalmente ou por telefone. Se não conhece esta pessoa, pode ignorar este e-mail.',
  lockedSubject: 'Os LeaveBits que {owner} lhe destina estão novamente bloqueados',
  lockedPreheader: 'Por agora não pode lê-los. Não é preciso fazer nada.',
  lockedHeading: 'Os LeaveBits estão novamente bloqueados',
  lockedNews:
    'Os LeaveBits que {ownerInFull} lhe destina foram entregues depois de uma comunicação sobre esta pessoa. Alguém que entrou na conta voltou agora a bloqueá-los. É o que se faz quando uma comunicação era falsa.',
  lockedNewsForFormer:
    'Os LeaveBits que {ownerInFull} lhe destinava foram entregues depois de uma comunicação sobre esta pessoa. Alguém que entrou na conta voltou agora a bloqueá-los. É o que se faz quando uma comunicação era falsa.',
  lockedAsk:
    'Não é preciso fazer nada. Se leu ou gravou alguma coisa, não a mostre a ninguém, como gostaria que fizessem com os seus próprios papéis.',
  takenBackFromSubstitute:
    'O que recebeu porque outra pessoa não o tinha aberto já não lhe está destinado. Só voltaremos a escrever se isso acontecer novamente.',

  // The owner closed the account
  ownerLeftSubject: '{owner} encerrou a sua conta no LeaveBits',
  ownerLeftPreheader: 'Foi uma decisão própria, e avisamos a seu pedido.',
  ownerLeftHeading: 'Uma conta foi encerrada',
  ownerLeftNews:
    '{ownerInFull} encerrou a sua conta no LeaveBits. Foi uma decisão própria, e avisamos a seu pedido. Não significa que lhe tenha acontecido alguma coisa.',
  ownerLeftDeleted:
    'As informações que aqui estavam guardadas e lhe eram destinadas foram eliminadas. Os links dos nossos e-mails anteriores sobre elas já não funcionam.',
  ownerLeftNothingToDo: 'Não é preciso fazer nada. Não voltaremos a escrever sobre isto.',
  ownerLeftWhy: 'Este endereço tinha sido acrescentado a essa conta do LeaveBits.',
};
