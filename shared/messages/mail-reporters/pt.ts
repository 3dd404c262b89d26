import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: '{owner} pede-lhe que seja pessoa de confiança',
  invitedPreheader: 'Aceite ou recuse, e depois guarde este e-mail em lugar seguro.',
  invitedHeading: 'Um pedido para ser pessoa de confiança',
  invitedNews:
    '{ownerInFull} guarda no LeaveBits informações para outras pessoas e confia que nos será comunicado o seu falecimento ou a sua incapacidade permanente.',
  invitedNothingToReport: 'Não há nada a comunicar agora, e esperamos que assim continue por muito tempo.',
  invitedAnswer:
    'Escolha uma vez, hoje ou em breve, “Aceitar, recusar ou treinar”. Nessa página indica se aceita e pode treinar. Nada é comunicado a partir dela.',
  linksSubject: 'Os seus links de comunicação para {owner}',
  linksPreheader: 'Guarde este e-mail em lugar seguro.',
  linksHeading: 'Os seus links, enviados novamente',
  linksNews:
    '{ownerInFull} pediu que enviássemos novamente estes links. Use-os para comunicar um falecimento ou uma incapacidade permanente. Os links dos nossos e-mails anteriores também continuam a funcionar.',
  linksPractice: 'O último botão serve para treinar e para nos dizer se continua a aceitar.',
  pressIfItHappens:
    'Se um dia acontecer, escolha “Comunicar um falecimento” ou “Comunicar uma incapacidade permanente” e siga as instruções.',
  pressToReport:
    'Para comunicar, escolha “Comunicar um falecimento” ou “Comunicar uma incapacidade permanente” e siga as instruções.',
  pressIfItHappened:
    'Se aconteceu, escolha “Comunicar um falecimento” ou “Comunicar uma incapacidade permanente” e siga as instruções.',
  askedThen:
    'Pediremos então às outras pessoas de confiança que confirmem, e o titular terá {hours, plural, one {# hora} other {# horas}} para dizer que não é verdade.',
  askedThenByType:
    'Pediremos então às outras pessoas de confiança que confirmem. Para dizer que não é verdade, o titular terá {deathHours, plural, one {# hora} other {# horas}} depois de uma comunicação de falecimento, e {incapacitationHours, plural, one {# hora} other {# horas}} depois de uma comunicação de incapacidade.',
  releasedThen:
    'Nada é entregue antes de as pessoas de confiança confirmarem e de esse prazo terminar. Depois, as pessoas escolhidas podem ler os LeaveBits que lhes são destinados. Só verá alguma coisa se for uma delas.',
  keepEmail:
    'Guarde este e-mail onde mais ninguém o encontre. Os links funcionam enquanto for pessoa de confiança, e quem os tiver pode usá-los.',
  linksMistake:
    'Se não conhece esta pessoa, ou se não quer isto, pode ignorar este e-mail ou pedir-lhe que retire o seu endereço. Nada acontece enquanto os links não forem usados.',
  practiceButton: 'Aceitar, recusar ou treinar',

  // Links that were requested on our page for lost links
  lostPreheader: 'Alguém os pediu com o seu endereço. Guarde este e-mail em lugar seguro.',
  lostNews:
    'Alguém digitou o seu endereço no nosso site para que estes links fossem enviados novamente. É pessoa de confiança de {ownerInFull}.',
  lostMade:
    'A sua comunicação está em curso, por isso não é preciso repeti-la. Escolha “Ver a sua comunicação” para saber em que ponto está. Se foi engano, pode retirá-la nessa página até outra pessoa de confiança a confirmar.',
  lostAsked:
    'Há uma comunicação em curso, e foi-lhe pedido que a confirmasse. Procure o nosso e-mail mais recente sobre ela: tem um link com que a confirma ou diz que não é verdade. Se o último tinha mais de uma hora, enviámos outro igual.',
  lostConfirmed:
    'Há uma comunicação em curso. Já a confirmou e não é preciso fazer mais nada. Escreveremos quando houver uma decisão. Se for desmentida ou expirar, os links abaixo permitem comunicar novamente.',
  lostDenied:
    'Há uma comunicação em curso, e disse-nos que não é verdade. Se souber que afinal é verdade, ainda pode confirmá-la com o link do nosso e-mail mais recente sobre ela. Se o último tinha mais de uma hora, enviámos outro igual.',
  lostUninvolved:
    'Há uma comunicação em curso. Só depois dela passou a ser pessoa de confiança. Por isso, perguntámos apenas às outras, e não é preciso fazer nada. Se for desmentida ou expirar, os links abaixo permitem comunicar novamente.',
  lostKeepEmail:
    'Guarde este e-mail onde mais ninguém o encontre. Os links funcionam enquanto for pessoa de confiança, e quem os tiver pode usá-los. Os dos nossos e-mails anteriores também continuam a funcionar.',
  lostWhy:
    'Alguém que usa o LeaveBits escolheu o titular deste endereço como pessoa de confiança, e o endereço foi digitado na nossa página para links perdidos.',
  lostMistake:
    'Se foi outra pessoa, pode ignorar este e-mail. Mais ninguém recebeu estes links, e nada acontece enquanto não forem usados.',
  seeReport: 'Ver a sua comunicação',

  // A reporter again
  openMeanwhile:
    'Uma comunicação foi confirmada e, por isso, está aberto o que o titular guarda para outras pessoas. Não é preciso comunicar nada. Se o titular estiver bem, avise-o imediatamente. Pode entrar na conta e bloquear tudo novamente.',
  restoredSubject: 'Voltou a ser pessoa de confiança de {owner}',
  restoredPreheader: 'A alteração foi desfeita. Os seus links anteriores voltam a funcionar.',
  restoredPreheaderWithLinks: 'A alteração foi desfeita. Aqui estão os seus links.',
  restoredHeading: 'Voltou a ser pessoa de confiança',
  restoredNews:
    'O seu endereço tinha sido retirado das pessoas de confiança de {ownerInFull}. Essa alteração foi desfeita com o link do nosso e-mail sobre ela, e por isso voltou a ser pessoa de confiança.',
  restoredNewLinks:
    'Os links deste e-mail são novos. Os que tinha antes da alteração também voltam a funcionar.',
  restoredOldLinks:
    'Os links que tinha antes da alteração voltam a funcionar. Se já não os tem, peça ao titular que envie novos. Isso é possível a partir de amanhã.',
  restoredNoReport:
    'Os seus links permitem comunicar um falecimento ou uma incapacidade permanente. Até lá, não é preciso fazer nada.',
  restoredMade:
    'A sua comunicação continua em curso, por isso não é preciso repeti-la. Se foi engano, abra o seu link: pode retirar a comunicação até outra pessoa de confiança a confirmar.',
  restoredAsked:
    'Há uma comunicação em curso. Perguntamos por ela em outro e-mail. Se já a tinha confirmado, isso deixou de contar. Por isso, responda novamente com o link desse e-mail.',
  restoredUnasked:
    'Há uma comunicação em curso. Quando foi feita, não era pessoa de confiança. Por isso não pediremos que a confirme, e não é preciso fazer nada.',
  restoredKeepEmail:
    'Guarde este e-mail onde mais ninguém o encontre. Os links funcionam enquanto for pessoa de confiança, e quem os tiver poderá usá-los.',
  restoredMistake:
    'Se não conhece esta pessoa, ou se não quer ser pessoa de confiança, pode ignorar este e-mail ou pedir-lhe que retire o seu endereço. Nada acontece enquanto os links não forem usados.',
  keptSubject: 'Os seus links de comunicação para {owner} voltam a funcionar',
  keptPreheader: 'Continua a ser pessoa de confiança.',
  keptHeading: 'Os seus links voltam a funcionar',
  keptNews:
    'A sua comunicação sobre {ownerInFull} foi desmentida, e por isso os seus links deixaram de funcionar até haver uma decisão do titular. A decisão é que continua a ser pessoa de confiança.',
  keptLinks:
    'Os links dos nossos e-mails anteriores voltam a funcionar: pode comunicar um falecimento ou uma incapacidade permanente e confirmar comunicações de outras pessoas. Se já não os tem, pode pedi-los na nossa página para links perdidos.',
  keptPaused: 'Não pode fazer outra comunicação antes de {date}.',
  keptNothingToDo: 'Não é preciso fazer nada agora.',
  keptMade: 'A sua nova comunicação está em curso, por isso não é preciso repeti-la.',
  keptAsked: 'Há uma comunicação de outra pessoa em curso. Perguntamos por ela em outro e-mail.',
  keptUnasked:
    'Há uma comunicação de outra pessoa em curso. Não pedimos que a confirme, e não é preciso fazer nada.',
  keptMistake:
    'Se não quer ser pessoa de confiança, pode ignorar este e-mail ou pedir ao titular que retire o seu endereço. Nada acontece enquanto os links não forem usados.',

  // No longer a reporter
  removedSubject: 'Já não é pessoa de confiança de {owner}',
  removedHeading: 'Já não é pessoa de confiança',
  removedWhy: 'Alguém que usa o LeaveBits tinha escolhido o titular deste endereço como pessoa de confiança.',
  removedPreheader: 'Agradecemos que tenha sido pessoa de confiança. Não é preciso fazer nada.',
  removedPreheaderDeclined: 'Os seus links já não funcionam. Não é preciso fazer nada.',
  removedPreheaderOpen: 'Está tudo aberto devido a uma comunicação. Leia este e-mail.',
  removedPreheaderReport: 'É isto que significa para a comunicação.',
  removedAsWished:
    'Disse-nos que não quer ser pessoa de confiança. O seu endereço foi agora retirado das pessoas de confiança de {ownerInFull}. Por isso, os links dos nossos e-mails anteriores já não funcionam, e pode apagar esses e-mails. Não é preciso fazer nada.',
  removedAndReplaced:
    'Disse-nos que não quer ser pessoa de confiança. {ownerInFull} escolheu outra pessoa. Por isso, os links dos nossos e-mails anteriores já não funcionam, e pode apagar esses e-mails. Não é preciso fazer nada.',
  removedNews: 'Em {date}, o seu endereço foi retirado das pessoas de confiança de {ownerInFull}.',
  removedHadDeclined: 'Tinha-nos dito que não quer sê-lo.',
  removedNoBlame: 'Há muitos motivos para isso, e não diz nada a seu respeito.',
  removedThanks: 'Agradecemos que tenha sido pessoa de confiança.',
  removedLinks: 'Os links dos nossos e-mails anteriores deixaram de funcionar.',
  removedLinksDelete:
    'Os links dos nossos e-mails anteriores deixaram de funcionar, por isso pode apagar esses e-mails. Não é preciso fazer mais nada.',
  removedMade:
    'A sua comunicação continua em curso. Retirar o seu endereço não a cancela, mas já não pode retirá-la. Escreveremos quando houver uma decisão.',
  removedAsked:
    'A comunicação sobre a qual perguntámos continua em curso, mas já não pode confirmá-la. Se a tinha confirmado, isso deixou de contar. Não escreveremos sobre ela, a não ser que volte a ser pessoa de confiança.',
  removedOpen:
    'Uma comunicação foi confirmada e, por isso, está aberto o que o titular guarda para outras pessoas. Retirar o seu endereço não altera isso.',
  removedTellOthers:
    'Se sabe que a comunicação era verdadeira, é possível que outra pessoa esteja na conta e possa bloquear tudo novamente. Avise as outras pessoas de confiança, e as pessoas a quem foi aberto.',
  removedSurprise:
    'Se isto é uma surpresa, fale com o titular. Também lhe escrevemos sobre a alteração. Se não conseguir falar com ele, fale com alguém que lhe seja próximo.',
  removedSurpriseUndo:
    'Se isto é uma surpresa, fale com o titular. Também lhe escrevemos sobre a alteração, e esse e-mail permite desfazê-la durante {hours, plural, one {# hora} other {# horas}}. Se não conseguir falar com o titular, fale com alguém que lhe seja próximo.',

  // Is the owner well?
  wellSubject: '{owner} está bem?',
  wellSubjectAgain: 'Perguntamos novamente: {owner} está bem?',
  wellHeading: 'Sabe se esta pessoa está bem?',
  wellReport:
    'Se esta pessoa faleceu ou está permanentemente incapaz, lamentamos muito. Use um dos dois botões abaixo e siga as instruções. Os links que já tem também continuam a funcionar.',
  silencePreheader: 'Há muito que esta pessoa não entra na conta. Normalmente há um motivo simples.',
  silenceNews:
    'É pessoa de confiança de {ownerInFull}. A última entrada na conta do LeaveBits foi em {date}, e dois e-mails ficaram sem resposta. Normalmente há um motivo simples: um novo endereço, ou e-mails que não foram vistos. Daqui não podemos saber, por isso perguntamos.',
  silenceAskThem:
    'Se consegue falar com esta pessoa, pergunte-lhe primeiro. Se estiver bem, não é preciso fazer nada aqui. Basta que ela entre uma vez na conta.',
  silenceNothingOpens:
    'Nada se abre sem que alguém o comunique e outras pessoas o confirmem. Nunca pedimos uma senha nem dinheiro.',
  lapsePreheader: 'A conta está inativa há algum tempo. Normalmente há um motivo simples.',
  lapseNews:
    'É pessoa de confiança de {ownerInFull}. A conta do LeaveBits desta pessoa está inativa desde {date}. Normalmente há um motivo simples: um esquecimento, ou e-mails que não foram vistos. Daqui não podemos saber, por isso perguntamos.',
  lapseAskThem:
    'Se consegue falar com esta pessoa, pergunte-lhe primeiro. Se estiver bem, não é preciso fazer nada aqui. Ela pode entrar na conta para ver o que falta.',
  lapseDeletion:
    'Se nada mudar, os LeaveBits desta pessoa serão eliminados definitivamente em {date}. Se fizer uma comunicação antes, nada será eliminado enquanto ela estiver em curso.',
  lapseAskAgain:
    'Se nada mudar, voltaremos a perguntar daqui a alguns meses. Nunca pedimos uma senha nem dinheiro.',
  lapseLast: 'Não voltaremos a perguntar. Nunca pedimos uma senha nem dinheiro.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Não conseguimos contactar {owner}',
  unreachableHeading: 'Os nossos e-mails já não chegam',
  unpaidSubject: '{owner} está bem? Os seus LeaveBits vão ser eliminados',
  deletionHeading: 'Uma conta vai ser eliminada',
  destructionPreheader: 'Se aconteceu alguma coisa a esta pessoa, pode informar-nos.',
  unreachableNews:
    '{ownerInFull} escolheu o titular deste endereço como pessoa de confiança no LeaveBits. A conta desta pessoa não é paga há muito tempo, e a sua caixa de correio já não aceita os nossos e-mails. Guardaremos tudo o que está na conta até {date}. Depois disso, será eliminado definitivamente.',
  unpaidNews:
    '{ownerInFull} escolheu o titular deste endereço como pessoa de confiança no LeaveBits. A conta desta pessoa não é paga há muito tempo, e desde então ninguém entrou nela. Guardaremos tudo o que está na conta até {date}. Depois disso, será eliminado definitivamente.',
  destructionReport:
    'Se esta pessoa faleceu ou está permanentemente incapaz, use um dos botões abaixo e siga as instruções. Nada é eliminado enquanto houver uma comunicação em curso. Lamentamos se este e-mail chega num momento difícil.',
  destructionIfWell:
    'Se esta pessoa estiver bem, peça-lhe que entre na conta. Pode manter tudo se pagar o valor em dívida.',
  destructionNoPayment: 'Não precisa de pagar nada, e nunca pedimos uma senha.',

  // The owner closes the account
  closingSubject: '{owner} quer encerrar a sua conta no LeaveBits',
  closingPreheader: 'Se foi uma decisão própria, não é preciso fazer nada.',
  closingNews:
    'Alguém que entrou na conta como {ownerInFull} pediu que encerrássemos esta conta do LeaveBits e eliminássemos tudo o que contém. Não o faremos antes de {date}. Depois disso, ninguém poderá abrir o que aqui estava guardado.',
  closingLikely:
    'O mais provável é que seja simplesmente uma decisão própria, e não é preciso fazer nada. Avisamos as pessoas de confiança porque uma eliminação não pode ser desfeita.',
  closingAskThem:
    'Se quiser ter a certeza, pergunte pessoalmente ou por telefone, e não por e-mail. Se foi outra pessoa, o titular ainda pode manter a conta: basta entrar e escolher mantê-la, ou definir uma nova senha.',
  closingReport:
    'Se aconteceu alguma coisa a esta pessoa, lamentamos muito. Pode comunicá-lo com um dos botões abaixo, e nada será eliminado enquanto a sua comunicação estiver em curso. Os links que já tem também continuam a funcionar.',
  closingWhy:
    'Alguém que usa o LeaveBits escolheu o titular deste endereço como pessoa de confiança. Avisamos sempre as pessoas de confiança antes de uma conta ser eliminada.',
  stayingSubject: '{owner} mantém a sua conta no LeaveBits',
  stayingPreheader: 'Nada será eliminado. Não é preciso fazer nada.',
  stayingHeading: 'A eliminação foi cancelada',
  stayingNews:
    'É possível que tenha recebido um e-mail nosso a dizer que a conta do LeaveBits de {ownerInFull} ia ser eliminada. Isso foi cancelado. A conta mantém-se, com tudo o que contém.',
  stayingLinks:
    'Continua a ser pessoa de confiança, e os seus links ainda funcionam. Não é preciso fazer nada.',
  stayingWhy:
    'Alguém que usa o LeaveBits escolheu o titular deste endereço como pessoa de confiança. Avisamos as pessoas de confiança quando uma conta vai ser eliminada, e quando isso é cancelado.',

  // Much was deleted
  trashedSubject: 'A maior parte dos LeaveBits de {owner} está no lixo',
  trashedPreheader: 'Se consegue falar com esta pessoa, pergunte-lhe se foi de propósito.',
  trashedHeading: 'Pergunte se foi de propósito',
  trashedNews:
    'Em {date}, a maior parte dos LeaveBits de {ownerInFull} estava no lixo. Muitas vezes, é apenas uma arrumação. Mas também pode significar que outra pessoa está na conta.',
  trashedAskThem:
    'Se consegue falar com esta pessoa, pergunte-lhe se foi de propósito. O melhor é perguntar pessoalmente ou por telefone: quem está na conta talvez leia também os e-mails.',
  trashedRestore:
    'Se foi outra pessoa, o titular pode restaurar tudo com o link que lhe enviámos, que funciona durante {hours, plural, one {# hora} other {# horas}}, ou entrando na conta e abrindo o lixo.',
  trashedNoDeath:
    'Isto não significa que tenha acontecido alguma coisa a esta pessoa. Se aconteceu, comunique-o com o link do nosso e-mail anterior: nada é apagado enquanto houver uma comunicação em curso.',
  trashedWhy:
    'Alguém que usa o LeaveBits escolheu o titular deste endereço como pessoa de confiança. Avisamos as pessoas de confiança quando a maior parte dos LeaveBits vai para o lixo, no máximo uma vez por dia.',
  removedDuringSubject: 'Algo foi retirado da conta do LeaveBits de {owner}',
  removedDuringPreheader:
    'Há uma comunicação em curso. Esta pessoa pode estar bem, ou outra pessoa pode estar na conta.',
  removedDuringHeading: 'Algo foi retirado com uma comunicação em curso',
  removedDuringNews:
    'Uma comunicação sobre {ownerInFull} foi feita em {reportedAt} e continua em curso. Em {date}, alguém que entrou nesta conta tinha eliminado alguma coisa, substituído a maior parte de um texto, retirado destinatários ou aumentado o tempo de espera.',
  removedDuringMeaning:
    'Isto pode significar que o titular está bem e usa a conta. Também pode significar que outra pessoa está nela.',
  removedDuringAskThem:
    'Tente falar com o titular, de preferência pessoalmente ou por telefone. Se estiver bem, pode desmentir a comunicação com o botão dos nossos e-mails. Se estas alterações não foram suas, pode desfazê-las.',
  removedDuringRestore:
    'Se não conseguir falar com o titular, qualquer pessoa que possa ler os e-mails dele pode restaurar tudo. Os nossos e-mails ao titular sobre estas alterações têm o botão “Undo these changes” (desfazer estas alterações). Funciona sem entrar na conta, durante {hours, plural, one {# hora} other {# horas}} depois de cada e-mail, mesmo depois da entrega dos LeaveBits. Comece pelo e-mail mais recente. Se houver vários, cada um desfaz as suas próprias alterações.',
  removedDuringOnce:
    'Só enviamos isto uma vez por comunicação, por isso pode haver outras alterações como estas. Não é preciso fazer nada aqui, e este e-mail não afeta a comunicação.',
  removedDuringWhy:
    'Alguém que usa o LeaveBits escolheu o titular deste endereço como pessoa de confiança. Avisamos as pessoas de confiança quando algo é retirado com uma comunicação em curso.',
};
