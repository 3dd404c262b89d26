import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Tente de novo daqui a pouco.',
  stoppedAll:
    'Não recebe e-mails desta pessoa, a não ser que algo abra depois do seu falecimento ou incapacidade',
  stoppedNews: 'Só recebe e-mails desta pessoa quando algo abre',
  stoppedAllNow:
    'Não recebe e-mails desta pessoa, a não ser que algo abra depois do seu falecimento ou incapacidade.',
  stoppedNewsNow: 'Só recebe e-mails desta pessoa quando algo abre.',
  stopWarning:
    'Sem estes e-mails, não saberá quando esta pessoa lhe destina algo novo, nem quando algo lhe é aberto. Tudo continua na sua página.',
  unstoppable:
    'Se algo abrir depois do falecimento ou da incapacidade desta pessoa, enviaremos um e-mail mesmo assim, e outro antes de fechar.',
  mailsAfterRelease: 'Se mais alguma coisa lhe for aberta, enviaremos um e-mail.',
  mailsAfterReleaseClosing:
    'Se mais alguma coisa lhe for aberta, enviaremos um e-mail, e outro antes de fechar.',
  from: 'De {sender}',
  secret: 'Esta pessoa não saberá se a ocultar ou se parar os e-mails.',
  unchanged: 'Nada foi alterado',
  hide: 'Ocultar esta pessoa',
  isHidden: 'Tudo o que vem desta pessoa está em “Ocultos”, no fim da sua página.',
  hiding: 'Tudo o que vem desta pessoa passa para “Ocultos”, no fim da sua página.',
  hidingLosesNothing:
    'Tudo o que vem desta pessoa passa para “Ocultos”, no fim da sua página. Nada se perde, e pode mostrá-lo de novo a qualquer momento.',
  showAgain: 'Mostrar de novo esta pessoa',
  shownAgain: 'Pessoa mostrada de novo',
  hidden: 'Pessoa oculta',
  undo: 'Desfazer',
  undoElsewhere: 'Em “Ocultos”, no fim da página, pode mostrar de novo esta pessoa',
  mailsTitle: 'E-mails',
  mailsFromTitle: 'E-mails desta pessoa',
  mailsOn: 'Recebe um e-mail sempre que há algo novo.',
  mailsAgain: 'Receber e-mails de novo',
  mailsBackOn: 'E-mails retomados',
  mailsStop: 'Parar os e-mails desta pessoa',
  mailsStopped: 'E-mails parados',
  keepTitle: 'Ler e conservar',
  keepUntil: 'Pode lê-lo aqui até {date}.',
  keep: 'Baixe ou imprima o que quiser conservar.',
  keepSealed: 'Está selado: abra-o com o seu cartão e grave aí o que quiser conservar.',
  read: 'Ler',
  download: 'Baixar',
  downloadFailed: 'Não foi possível baixar',
  print: 'Imprimir',
  leave: 'Sair deste LeaveBit',
  leaveSeen: 'Deixará de ter acesso a este LeaveBit. Quem o destinou pode ver que saiu.',
  leaveUndo:
    'Durante {days} dias, pode desfazer isso com um link que enviaremos por e-mail. Depois, talvez já ninguém o possa recuperar.',
  lossClosed: 'Já não pode ser lido, e deixaria de estar na sua página.',
  lossOpen: 'Deixará de poder lê-lo e de baixar os seus anexos.',
  lossLocked: 'Ainda não está aberto. Se sair, não poderá lê-lo nessa altura.',
  lossDated: 'Abre em {date}. Se sair, não poderá lê-lo nessa altura.',
  leaveTitle: 'Sair de “{leavebit}”?',
  leaveReleased:
    'Enviaremos por e-mail um link que permite desfazer isso durante {days} dias. Depois, talvez já ninguém o possa recuperar.',
  leaveDownloadFirst: 'Se talvez o queira um dia, baixe-o primeiro.',
  leaveText:
    'Deixará de poder lê-lo e de baixar os seus anexos, e não enviaremos mais e-mails sobre ele. {sender} verá que saiu, e quando. Enviaremos por e-mail um link que permite desfazer isso durante {days} dias. Depois, só quem o destinou lhe pode dar acesso de novo.',
  left: 'Saiu deste LeaveBit',
  notLeft: 'Não saiu. Tente de novo daqui a pouco.',
  checking: 'O seu link está a ser verificado',
  notChecked: 'Não foi possível verificar este link',
  ourSide: 'Algo correu mal do nosso lado.',
  deadTitle: 'Este link já não funciona',
  returnPage: 'Recuperar o acesso',
  returnTitle: 'Recuperar o seu acesso?',
  returnText:
    'Em {date}, saiu de algo que <sender></sender> lhe destinou. Se recuperar o acesso, será como se nunca tivesse saído.',
  returnSeen: 'Quem o destinou verá que voltou a ter acesso.',
  returnUntil: 'Este link funciona até {date}. Se queria mesmo sair, não precisa de fazer nada.',
  returnFailed: 'Não foi possível recuperar o seu acesso',
  returnButton: 'Recuperar o acesso',
  returnedTitle: 'Tem acesso de novo',
  returned: 'O LeaveBit de {sender} está de novo na sua página. Se antes estava bloqueado, continua a estar.',
  returnUnknown:
    'Talvez esteja incompleto, ou os destinatários tenham mudado. Nos e-mails, os links às vezes são cortados: abra o e-mail de novo e clique lá no botão. Se for possível, peça a quem o destinou que lhe dê acesso de novo.',
  returnBackTitle: 'Já tem acesso',
  returnBack: 'Voltou a ser-lhe destinado. Não precisa de fazer nada.',
  returnExpiredTitle: 'Este link expirou',
  returnExpired: 'Só funcionou durante {days} dias. Só quem o destinou lhe pode dar acesso de novo.',
  elsewhere:
    'Tudo o resto que lhe é destinado está na sua própria página. O link para ela está em cada e-mail sobre isso.',
  openPage: 'Abrir a sua página',
  stopPage: 'Parar os e-mails',
  stopDead:
    'Use o link do e-mail mais recente desta pessoa, ou vá à página que mostra tudo o que lhe é destinado.',
  stoppedTitle: 'Os e-mails foram parados',
  stopped: 'Não receberá mais e-mails sobre novidades de <sender></sender>.',
  stoppedNext:
    'Tudo o que já lhe foi destinado continua. Para mudar isto, vá à página que mostra tudo o que lhe é destinado, abra “Opções” e escolha “Receber e-mails de novo”. Continuará a receber os códigos que pedir.',
  stopTitle: 'Parar os e-mails desta pessoa?',
  stopFrom: '<sender></sender> destinou-lhe algo no LeaveBits.',
  stopMissed: 'O que deixaria de saber',
  stopSecret: 'Esta pessoa não saberá. Pode desfazer isto na sua página.',
  stopFailed: 'Os e-mails não foram parados',

  mailLanguageTitle: 'E-mails nesta língua',
  mailLanguage:
    'Quer receber também os nossos e-mails em português? Isto diz respeito apenas aos nossos textos; o que lhe deixam fica tal como foi escrito.',
  chooseMailLanguage: 'Escrever-me em português',
  mailLanguageChosen: 'A partir de agora, escreveremos em português.',
  mailLanguageNotChosen: 'A sua língua não foi guardada',
};
