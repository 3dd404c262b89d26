import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant: 'Fez esta comunicação, ou foi-lhe pedido que a confirmasse, como pessoa de confiança.',
  whySubmitter: 'Foi feita uma comunicação com o seu link de comunicação pessoal.',
  submitterMistake:
    'Se foi outra pessoa, alguém tem o seu link. Avise imediatamente o titular. Ele pode desmentir a comunicação. Também pode retirar o seu endereço das pessoas de confiança, o que desativa os seus links, e acrescentá-lo de novo com outros.',
  tellOwnerToRefute: 'Se a comunicação for falsa, avise o titular. Ele pode desmenti-la.',
  timeAway: 'É mais do que o habitual, porque o titular nos tinha dito que estaria ausente até {date}.',
  opensAfterThat:
    'Quando esse prazo terminar e pessoas de confiança suficientes tiverem confirmado, as pessoas escolhidas podem ler os LeaveBits que lhes são destinados.',
  stillPending: 'A comunicação continua em curso.',
  decisionFollows: 'Não é preciso fazer nada. Escreveremos quando houver uma decisão.',
  thanksForDenying: 'Tinha-nos dito que não é verdade. Agradecemos que o tenha dito.',
  signInAndLock:
    'Se o titular estiver vivo e bem, avise-o imediatamente. Pode entrar na conta e bloquear tudo novamente.',

  // Asking for a confirmation
  askedSubject: 'Confirme uma comunicação sobre {owner}',
  askedPreheader: 'Outra pessoa de confiança fez uma comunicação. A sua resposta continua a ajudar.',
  askedPreheaderNeeded: 'Outra pessoa de confiança fez uma comunicação. A sua resposta é necessária.',
  askedHeading: 'Pode confirmar uma comunicação?',
  askedHeadingNeeded: 'Uma comunicação precisa da sua confirmação',
  askedNews:
    '{reporter} comunicou em {date} {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Se ainda não sabia, lamentamos muito que esta notícia chegue por e-mail.',
  askedAsReporter: 'É uma das pessoas de confiança que podem confirmá-lo.',
  askedAfterDeclining:
    'Disse-nos que não quer ser pessoa de confiança, por isso não é preciso fazer nada. Se sabe o que aconteceu, a sua resposta ajuda mesmo assim.',
  progressNone:
    '{required, plural, =1 {É necessária uma confirmação antes de qualquer entrega, e pode ser a sua.} =2 {São necessárias duas confirmações antes de qualquer entrega, e a sua pode ser uma delas.} =3 {São necessárias três confirmações antes de qualquer entrega, e a sua pode ser uma delas.} =4 {São necessárias quatro confirmações antes de qualquer entrega, e a sua pode ser uma delas.} =5 {São necessárias cinco confirmações antes de qualquer entrega, e a sua pode ser uma delas.} other {São necessárias # confirmações antes de qualquer entrega, e a sua pode ser uma delas.}}',
  progressNext:
    '{required, plural, =1 {É necessária uma confirmação} =2 {São necessárias duas confirmações} =3 {São necessárias três confirmações} =4 {São necessárias quatro confirmações} =5 {São necessárias cinco confirmações} other {São necessárias # confirmações}} antes de qualquer entrega. Até agora temos {confirmations, plural, =1 {uma} =2 {duas} =3 {três} =4 {quatro} =5 {cinco} other {#}}, e a sua pode ser a próxima.',
  progressLast:
    '{required, plural, =1 {É necessária uma confirmação} =2 {São necessárias duas confirmações} =3 {São necessárias três confirmações} =4 {São necessárias quatro confirmações} =5 {São necessárias cinco confirmações} other {São necessárias # confirmações}} antes de qualquer entrega. Até agora temos {confirmations, plural, =1 {uma} =2 {duas} =3 {três} =4 {quatro} =5 {cinco} other {#}}, e a sua pode ser a última.',
  progressEnough:
    '{required, plural, =1 {É necessária uma confirmação} =2 {São necessárias duas confirmações} =3 {São necessárias três confirmações} =4 {São necessárias quatro confirmações} =5 {São necessárias cinco confirmações} other {São necessárias # confirmações}} antes de qualquer entrega. Até agora temos {confirmations, plural, =1 {uma} =2 {duas} =3 {três} =4 {quatro} =5 {cinco} other {#}}. É o suficiente, mas a sua também contaria.',
  deniedByOthers:
    '{denials, plural, =1 {Uma das outras pessoas de confiança a quem perguntámos diz que não é verdade.} =2 {Duas das outras pessoas de confiança a quem perguntámos dizem que não é verdade.} =3 {Três das outras pessoas de confiança a quem perguntámos dizem que não é verdade.} =4 {Quatro das outras pessoas de confiança a quem perguntámos dizem que não é verdade.} =5 {Cinco das outras pessoas de confiança a quem perguntámos dizem que não é verdade.} other {# das outras pessoas de confiança a quem perguntámos dizem que não é verdade.}}',
  deadline: 'O titular tem pelo menos até {date} para dizer que não é verdade.',
  deadlinePassed: 'O prazo para o titular dizer que não é verdade terminou, mas ele ainda pode fazê-lo.',
  opensSoon:
    'Se não o fizer, as pessoas escolhidas poderão em breve ler os LeaveBits que lhes são destinados.',
  opensAfterDeadline:
    'Se não o fizer, as pessoas escolhidas poderão depois ler os LeaveBits que lhes são destinados.',
  opensOnceConfirmed:
    'Quando pessoas de confiança suficientes tiverem confirmado, as pessoas escolhidas podem ler os LeaveBits que lhes são destinados.',
  askedIfTrue:
    'Se sabe que é verdade, abra a página e confirme. Se não tem a certeza, tente primeiro falar com o titular ou com quem fez a comunicação.',
  askedIfFalse:
    'Se sabe que é falso, diga-o na página. A comunicação precisa então de mais uma confirmação, e nada é entregue durante {days, plural, one {# dia} other {# dias}} depois disso. Avisamos imediatamente o titular.',
  askedIfFalseBefore:
    'Se sabe que é falso, diga-o na página. A comunicação precisa então de mais uma confirmação, e nada é entregue durante {days, plural, one {# dia} other {# dias}} depois disso, e em caso algum antes de {date}. Avisamos imediatamente o titular.',
  askedButton: 'Ler a comunicação e confirmar',
  askedMistake: 'Pode simplesmente não confirmar. Abrir a página não confirma nada.',
  openingConfirmsNothing: 'Abrir a página não confirma nada.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'O seu link para uma comunicação sobre {owner}',
  deniedLinkPreheader: 'Disse-nos que não é verdade. Ainda pode mudar a sua resposta.',
  deniedLinkHeading: 'O seu link para a comunicação',
  deniedLinkNews:
    '{reporter} comunicou em {date} {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Disse-nos que não é verdade. Agradecemos que o tenha dito. Avisámos o titular e a pessoa que fez a comunicação.',
  deniedLinkProgress:
    '{required, plural, =1 {É necessária uma confirmação} =2 {São necessárias duas confirmações} =3 {São necessárias três confirmações} =4 {São necessárias quatro confirmações} =5 {São necessárias cinco confirmações} other {São necessárias # confirmações}} antes de qualquer entrega, e até agora {confirmations, plural, =0 {não temos nenhuma} =1 {temos uma} =2 {temos duas} =3 {temos três} =4 {temos quatro} =5 {temos cinco} other {temos #}}.',
  deniedLinkNext:
    'Se continua a não ser verdade, não é preciso fazer mais nada. Pode tentar falar com o titular, que pode desmentir a comunicação. Se soube que afinal é verdade, abra a página e confirme.',
  deniedLinkNextConfirmed:
    'Se continua a não ser verdade, tente falar com o titular, que pode desmentir a comunicação: foi confirmada por outras pessoas de confiança em número suficiente. Se soube que afinal é verdade, abra a página e confirme.',
  deniedLinkButton: 'Ler a comunicação',

  // A report was received, or is delayed
  receivedSubject: 'Recebemos a sua comunicação sobre {owner}',
  receivedPreheader: 'Aqui está o que acontece a seguir, e quando.',
  receivedHeading: 'Recebemos a sua comunicação',
  receivedNews:
    'Comunicou em {date} {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Lamentamos o que está a passar.',
  receivedNext:
    'Perguntámos às outras pessoas de confiança. {required, plural, =1 {Outra pessoa de confiança tem de confirmar.} =2 {Duas outras pessoas de confiança têm de confirmar.} =3 {Três outras pessoas de confiança têm de confirmar.} =4 {Quatro outras pessoas de confiança têm de confirmar.} =5 {Cinco outras pessoas de confiança têm de confirmar.} other {# outras pessoas de confiança têm de confirmar.}} Também avisamos o titular, que tem pelo menos até {date} para dizer que não é verdade.',
  receivedWithdraw:
    'Não é preciso fazer mais nada. Escreveremos quando houver uma decisão. Se foi engano, abra novamente o seu link: pode retirar a comunicação até outra pessoa de confiança a confirmar.',
  delayedSubject: 'A comunicação sobre {owner} está atrasada',
  delayedPreheader: 'Ainda não conseguimos contactar esta pessoa. Continuamos a tentar.',
  delayedHeading: 'A comunicação está atrasada',
  delayedNews:
    'Participa na comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Antes de qualquer entrega, o titular tem de ter tempo para dizer que não é verdade. Até agora, não conseguimos fazer chegar o nosso aviso à sua caixa de correio.',
  delayedNext:
    'Continuamos a tentar. O prazo para responder só começa quando o aviso chegar, por isso terminará mais tarde do que dissemos. As confirmações continuam a contar. Se pedimos que confirmasse, ainda pode fazê-lo.',
  delayedNothingElse: 'Não é preciso fazer mais nada. Escreveremos quando houver uma decisão.',
  delayedMistake: 'Se a comunicação for falsa, avise o titular. Ele pode entrar na conta e desmenti-la.',

  // Somebody denied a report
  neededAfterDenial:
    'Nada é entregue antes de {date}, e agora {needed, plural, =1 {é necessária uma confirmação} =2 {são necessárias duas confirmações} =3 {são necessárias três confirmações} =4 {são necessárias quatro confirmações} =5 {são necessárias cinco confirmações} other {são necessárias # confirmações}}: mais uma por cada pessoa de confiança que diz que não é verdade.',
  tooFewAfterDenial:
    'Restam poucas pessoas de confiança para isso. A não ser que alguém que disse que não é verdade mude a sua resposta, a comunicação expira {days, plural, one {# dia} other {# dias}} depois dessa data, e nada é entregue.',
  deniedHeading: 'Outra pessoa de confiança diz que não é verdade',
  deniedSubject: 'Uma pessoa de confiança diz que a sua comunicação sobre {owner} não é verdadeira',
  deniedPreheader: 'A sua comunicação continua em curso. Fale com as outras pessoas de confiança.',
  deniedNews:
    'Comunicou em {date} {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Pedimos às outras pessoas de confiança que confirmassem, e uma delas diz que não é verdade. Não dizemos quem foi. Também avisámos o titular.',
  deniedPending: 'A sua comunicação mantém-se em curso, a não ser que o titular a desminta.',
  deniedPendingOrWithdrawn:
    'A sua comunicação mantém-se em curso, a não ser que o titular a desminta ou que a retire.',
  speakToOthers: 'Fale com as outras pessoas de confiança.',
  deniedWithdraw:
    'Se foi engano, abra novamente o seu link de comunicação: pode retirar a comunicação nessa página.',
  deniedIfTrue:
    'Se é verdade, não é preciso fazer mais nada: quem disse que não é ainda pode mudar a sua resposta com o link do nosso e-mail.',
  moreTimeSubject: 'A comunicação sobre {owner} precisa de mais tempo',
  moreTimePreheader:
    'Outra pessoa de confiança diz que não é verdade. Fale com as outras pessoas de confiança.',
  moreTimeNews:
    'Foi-lhe pedido que confirmasse a comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Outra pessoa de confiança diz que não é verdade. Não dizemos quem foi.',
  confirmationsSoFar:
    'Até agora {confirmations, plural, =0 {não temos nenhuma} =1 {temos uma} =2 {temos duas} =3 {temos três} =4 {temos quatro} =5 {temos cinco} other {temos #}}.',
  whatToDoAsAsked:
    'Se sabe que é verdade e ainda não confirmou, use o link do nosso e-mail anterior. Se confirmou e agora sabe que é falso, pode dizê-lo com o mesmo link. Se não sabe, não é preciso fazer nada.',

  // Somebody confirms what they had denied
  changedSubject: 'Uma pessoa de confiança mudou a sua resposta sobre {owner}',
  changedPreheader: 'Tinha dito que a comunicação não é verdadeira, e agora confirmou-a.',
  changedHeading: 'Uma pessoa de confiança mudou a sua resposta',
  changedNewsToSubmitter:
    'Comunicou em {date} {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Uma das outras pessoas de confiança tinha-nos dito que não é verdade, e agora confirmou. Não dizemos quem foi.',
  changedNews:
    'Foi-lhe pedido que confirmasse a comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Uma das outras pessoas de confiança tinha-nos dito que não é verdade, e agora confirmou. Não dizemos quem foi.',
  changedNumbers:
    'A primeira resposta deixou de contar: {needed, plural, =1 {é agora necessária uma confirmação} =2 {são agora necessárias duas confirmações} =3 {são agora necessárias três confirmações} =4 {são agora necessárias quatro confirmações} =5 {são agora necessárias cinco confirmações} other {são agora necessárias # confirmações}}, e {confirmations, plural, =0 {não temos nenhuma} =1 {temos uma} =2 {temos duas} =3 {temos três} =4 {temos quatro} =5 {temos cinco} other {temos #}}.',
  changedTimeOver:
    'O prazo do titular terminou, mas ele pode desmentir a comunicação até alguma coisa ser entregue.',
  changedNothingBefore: 'Nada é entregue antes de {date}.',
  changedStillDenied:
    '{denials, plural, =1 {Outra pessoa de confiança continua a dizer que não é verdade.} =2 {Duas outras pessoas de confiança continuam a dizer que não é verdade.} =3 {Três outras pessoas de confiança continuam a dizer que não é verdade.} =4 {Quatro outras pessoas de confiança continuam a dizer que não é verdade.} =5 {Cinco outras pessoas de confiança continuam a dizer que não é verdade.} other {# outras pessoas de confiança continuam a dizer que não é verdade.}}',
  changedToDenier:
    'Disse-nos que não é verdade, e isso continua a contar. Se continua a não ser verdade, não é preciso fazer mais nada, mas tente falar com o titular: ele pode desmentir a comunicação. Se soube que afinal é verdade, pode confirmá-la com o link do nosso e-mail anterior.',

  // A report ended
  refutedSubject: 'A comunicação sobre {owner} foi desmentida',
  refutedPreheader: 'Alguém respondeu que não é verdade. Nada foi entregue.',
  refutedHeading: 'A comunicação foi desmentida',
  refutedNews:
    'Alguém respondeu que a comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull} não é verdadeira. Fê-lo com o link do nosso e-mail ao titular, ou a partir da conta. A comunicação foi cancelada, e nada foi entregue.',
  refutedAskOwner:
    'Normalmente é o titular quem responde. Se puder, pergunte-lhe pessoalmente ou por telefone. Se estiver bem, não é preciso fazer nada.',
  refutedNoReporter: 'Já não é uma das suas pessoas de confiança, por isso os seus links já não funcionam.',
  refutedSuspended:
    'Os seus links de comunicação não funcionam até o titular decidir se continua a ser pessoa de confiança. Se ninguém entrar na conta durante {days, plural, one {# dia} other {# dias}}, os seus links voltam a funcionar.',
  refutedLinksWork: 'Os seus links de comunicação continuam a funcionar.',
  refutedPause:
    'Ninguém pode fazer outra comunicação antes de {date}, porque o titular escolheu uma pausa depois de um desmentido. A partir daí, os seus links de comunicação voltam a funcionar.',
  refutedSubmitterSuspended:
    'Os da pessoa que fez a comunicação não funcionam até o titular decidir sobre ela.',
  refutedIfTrue:
    'Se sabe que a comunicação é verdadeira, foi outra pessoa que respondeu. Fale com as outras pessoas de confiança.',
  refutedOthersCan: 'Elas podem comunicar novamente com os seus próprios links.',
  refutedOthersCanFrom: 'Elas podem comunicar novamente com os seus próprios links, a partir de {date}.',
  refutedYouCan: 'Pode comunicar novamente com o seu próprio link.',
  refutedYouCanFrom: 'Pode comunicar novamente com o seu próprio link, a partir de {date}.',
  withdrawnPreheader: 'Nada foi entregue. Não é preciso fazer nada.',
  withdrawnHeading: 'A comunicação foi retirada',
  withdrawnBySelfSubject: 'Retirou a sua comunicação sobre {owner}',
  withdrawnBySelfNews:
    'A sua comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull} foi cancelada. Nada foi entregue. Avisámos o titular e as outras pessoas de confiança.',
  withdrawnBySelfNext:
    'Os seus links continuam a funcionar, por isso pode comunicar novamente se um dia for preciso. Se retirar várias comunicações, terá de esperar uma semana antes da seguinte.',
  withdrawnBySelfWhy: 'Foi retirada uma comunicação com o seu link de comunicação pessoal.',
  withdrawnBySelfMistake:
    'Se não a retirou, alguém tem o seu link. Se a comunicação era verdadeira, comunique novamente e avise as outras pessoas de confiança.',
  withdrawnSubject: 'A comunicação sobre {owner} foi retirada',
  withdrawnNews:
    '{reporter} retirou a comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull}. Nada foi entregue.',
  withdrawnNext: 'Não é preciso fazer nada. Os seus links de comunicação continuam a funcionar.',
  withdrawnMistake: 'Se sabe que a comunicação era verdadeira, pode fazer uma com o seu próprio link.',
  expiredSubject: 'A comunicação sobre {owner} expirou',
  expiredPreheader: 'Não foi confirmada a tempo. Nada foi entregue.',
  expiredHeading: 'A comunicação expirou',
  expiredNews:
    'A comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull} não foi confirmada a tempo por pessoas de confiança suficientes. Nada foi entregue.',
  expiredNext:
    'Os seus links de comunicação continuam a funcionar, por isso pode fazer outra comunicação se for preciso.',
  expiredMistake:
    'Se sabe que a comunicação é verdadeira, fale com as outras pessoas de confiança e comunique novamente.',

  // The estate was opened, or locked again
  releasedSubject: 'Os LeaveBits de {owner} foram entregues',
  releasedHeading: 'Os LeaveBits foram entregues',
  releasedPreheader: 'A comunicação foi confirmada, e ninguém a desmentiu.',
  releasedPreheaderDenied: 'Outras pessoas de confiança suficientes confirmaram a comunicação.',
  releasedNewsDenied:
    'Tinha-nos dito que a comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull} não é verdadeira. Agradecemos que o tenha dito. Avisámos imediatamente o titular, mas outras pessoas de confiança suficientes confirmaram a comunicação, e ela não foi desmentida. As pessoas escolhidas já podem ler os LeaveBits que lhes são destinados, e escrevemos a cada uma delas.',
  releasedMistakeDenied: 'Se entretanto soube que a comunicação era verdadeira, não é preciso fazer nada.',
  releasedNewsOwn:
    'A sua comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull} foi confirmada, e ninguém a desmentiu. As pessoas escolhidas já podem ler os LeaveBits que lhes são destinados, e escrevemos a cada uma delas.',
  releasedNews:
    'A comunicação de {date} sobre {type, select, death {o falecimento} other {a incapacidade permanente}} de {ownerInFull} foi confirmada, e ninguém a desmentiu. As pessoas escolhidas já podem ler os LeaveBits que lhes são destinados, e escrevemos a cada uma delas.',
  releasedSorryDeath: 'Aceite as nossas condolências.',
  releasedSorry: 'Lamentamos que se tenha chegado a este ponto.',
  releasedMade: 'Agradecemos a sua comunicação. Não é preciso fazer mais nada.',
  releasedConfirmed: 'Agradecemos a sua confirmação. Não é preciso fazer mais nada.',
  releasedAsked:
    'Também lhe tínhamos perguntado. A sua resposta já não é necessária, por isso não é preciso fazer nada.',
  releasedIfWell:
    'Se o titular estiver bem, agora ou mais tarde, avise-o imediatamente. Pode entrar na conta e bloquear tudo novamente.',
  backSubject: '{owner} está de volta',
  backPreheader: 'Agradecemos o seu cuidado. Está tudo novamente bloqueado.',
  backHeading: 'Temos uma boa notícia',
  backNews:
    'Alguém entrou na conta de {ownerInFull} e informou que esta pessoa está de volta e pode novamente tratar dos seus assuntos. O que foi aberto depois da comunicação de {date} está novamente bloqueado.',
  backThanks:
    'Agradecemos a sua presença. Se puder, cumprimente esta pessoa pessoalmente ou por telefone, para ter a certeza de que é mesmo ela. Não é preciso fazer mais nada.',
  backLinks: 'Os seus links de comunicação funcionam como antes, se um dia voltarem a ser precisos.',
  backMistake: 'Se sabe que isto não pode ser verdade, há outra pessoa na conta.',
  lockedSubject: 'Os LeaveBits de {owner} estão novamente bloqueados',
  lockedPreheader: 'Alguém entrou na conta e bloqueou os LeaveBits que a comunicação tinha entregado.',
  lockedHeading: 'Está tudo novamente bloqueado',
  lockedNews:
    'Depois da comunicação de {date}, alguém entrou na conta de {ownerInFull} e voltou a bloquear o que tinha sido aberto. É o que se faz quando uma comunicação era falsa.',
  lockedAskOwner:
    'Se puder, pergunte ao titular pessoalmente ou por telefone. Se estiver bem, não é preciso fazer nada.',
  lockedLinks: 'Os seus links de comunicação funcionam como antes.',
  lockedMistake: 'Se a comunicação era verdadeira, há outra pessoa na conta.',
  removedSince:
    'O seu endereço foi retirado das pessoas de confiança, por isso os seus links já não funcionam e não pode fazer outra comunicação.',
  reportAgain: 'Pode comunicar novamente com o seu próprio link.',
  othersCanReport:
    'Avise as outras pessoas de confiança, e as pessoas a quem foi aberto. Quem ainda for pessoa de confiança pode comunicar novamente.',

  // Recipients who can't be reached
  unreachedSubject: 'Pode ajudar-nos a contactar alguém por {owner}?',
  unreachedPreheader:
    '{count, plural, one {O nosso e-mail não chega.} other {Os nossos e-mails não chegam.}}',
  unreachedHeading:
    '{count, plural, one {Não conseguimos contactar um dos destinatários} other {Não conseguimos contactar alguns dos destinatários}}',
  unreachedNews:
    '{ownerInFull} deixou algo a outras pessoas no LeaveBits, e foi-lhes entregue. Escrevemos a cada uma delas, mas {count, plural, one {a caixa de correio desta pessoa não aceita} other {as caixas de correio destas pessoas não aceitam}} o nosso e-mail: {people}.',
  unreachedNewsMore:
    '{ownerInFull} deixou algo a outras pessoas no LeaveBits, e foi-lhes entregue. Escrevemos a cada uma delas, mas as caixas de correio destas pessoas não aceitam o nosso e-mail: {people}, e mais {more}.',
  unreachedAsk:
    'Conhece outra forma de contactar {count, plural, one {esta pessoa} other {estas pessoas}}? Nesse caso, diga-{count, plural, one {lhe} other {lhes}} que há aqui algo que {count, plural, one {lhe} other {lhes}} foi deixado, com {count, plural, one {o endereço} other {os endereços}} acima. Basta abrir a página abaixo e digitar esse endereço, e enviaremos um código para lá.',
  unreachedMailbox:
    'Se a caixa de correio estiver cheia, encerrada ou perdida, o fornecedor talvez possa recuperá-la. Só o titular nos podia ter dado outro endereço. Nem nós nem mais ninguém pode alterá-lo, o que protege os LeaveBits.',
  unreachedRetry: 'Tentaremos novamente após uma, quatro e doze semanas.',
  unreachedUntil: 'Os LeaveBits podem ser lidos até {date}.',
  unreachedSupport: 'Também pode escrever-nos para {email}.',
  unreachedButton: 'A página a abrir',
  unreachedWhy:
    'Fez a comunicação depois da qual foi aberto, ou foi-lhe pedido que a confirmasse, como pessoa de confiança.',
  unreachedMistake:
    'Se não conhece {count, plural, one {esta pessoa} other {estas pessoas}}, não é preciso fazer nada. Não dê {count, plural, one {o endereço} other {os endereços}} a ninguém.',
};
