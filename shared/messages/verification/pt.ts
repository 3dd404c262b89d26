import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'O que lhe é destinado',
  verifyAccess: 'Verificar o acesso',
  about:
    'O LeaveBits guarda textos e anexos que as pessoas deixam a quem confiam. Só quem os recebe os pode ver.',
  enterAddress:
    'Escreva o seu endereço de e-mail. Se houver algo destinado a este endereço, enviaremos um código para lá. Depois, escreva o código nesta página.',
  terms:
    'Não precisa de conta nem de senha, e é gratuito. Cada visita precisa de um código novo. Quando lê algo, isso fica anotado para a pessoa que o deixou.',
  verifyAddress: 'Verifique o seu endereço de e-mail',
  aboutFor:
    'O LeaveBits guarda textos e anexos que as pessoas deixam a quem confiam. Se houver algo destinado a <email></email>, pode lê-lo aqui.',
  sendTo:
    'Para garantir que mais ninguém o pode fazer, enviaremos um código para este endereço. Depois, escreva o código nesta página.',
  cutOff:
    'Se falta parte do seu endereço, o link foi cortado. Nesse caso, abra-o de novo a partir do e-mail.',
  expiredTitle: 'Sessão expirada',
  expired: 'A sua sessão expirou. Verifique o seu endereço de novo.',
  signedOutTitle: 'A sua sessão terminou',
  signedOut: 'Nada do que leu fica nesta página. Pode voltar a qualquer momento com um código novo.',
  notSent: 'Não foi possível enviar o código',
  tryAgainSoon: 'Tente de novo daqui a pouco.',
  address: 'Endereço de e-mail',
  addressHint: 'O endereço para onde enviámos o nosso e-mail',
  changeAddress: 'Mudar o endereço',
  invalidTitle: 'Endereço de e-mail inválido',
  invalidAddress: 'Escreva um endereço de e-mail válido',
  invalidAddressExample: 'Escreva um endereço de e-mail válido. Deve ser parecido com name@example.com.',
  sendCode: 'Enviar o código',
  haveCode: 'Já tenho um código',
  onItsWay:
    'Se houver algo destinado a este endereço, um código está a caminho. O código vale durante {minutes} minutos.',
  code: 'Código de verificação',
  codeHint: 'Os algarismos do nosso e-mail',
  verify: 'Verificar',
  newCodeIn: 'Código novo possível em {seconds} s',
  newCode: 'Enviar um código novo',
  noMail: 'Nenhum e-mail depois de alguns minutos?',
  noMailFolders: 'Procure nas pastas de spam, de lixo e de promoções.',
  noMailAddress: 'Confira se o endereço acima é o seu. Se tiver outro, procure lá uma mensagem nossa.',
  noMailDelay:
    'Alguns servidores retêm um primeiro e-mail até 15 minutos. Se o código expirar antes de chegar, envie um novo e escreva-o nesta página.',
  noMailNothing:
    'Se nunca chegar um código, talvez nada esteja destinado a este endereço neste momento. A pessoa que lhe falou disto pode ver na sua própria conta que endereço escreveu.',
  codeMissing: 'Escreva o código de verificação',
  codeSpent:
    'Este código já não funciona, porque foi escrito um código errado {attempts} vezes. Peça um novo.',
  noSession: 'A verificação falhou. Nenhuma sessão foi criada.',
  codeInvalidTitle: 'Código de verificação inválido',
  codeInvalid: 'O código de verificação que escreveu é inválido. Confira-o e tente de novo.',
  failed: 'A verificação falhou',
  noAddressTitle: 'Falta o endereço de e-mail',
  cutTitle: 'Falta o fim deste link',
  noIdTitle: 'Falta alguma coisa neste link',
  noAddress: 'Este link está incompleto, por isso não sabemos a quem se destina.',
  cut: 'Este link está incompleto, por isso não sabemos a quem se destina. A única parte do endereço que resta é <email></email>.',
  noId: 'Este link está incompleto, por isso não sabemos a que se refere.',
  linksBreak: 'Nos e-mails, os links às vezes partem-se em duas linhas ou perdem o fim quando são copiados.',
  openAgain: 'Abra de novo a mensagem com o link.',
  pressThere: 'Clique lá no link, ou copie o link inteiro para a barra de endereços.',
  askAddress:
    'Se continuar a não funcionar, peça à pessoa que lhe deu acesso a isto que confira o seu endereço. Se não for possível, fale com alguém próximo dela.',
  askLink:
    'Se continuar a não funcionar, peça à pessoa que lhe deu acesso a isto que lhe envie o link de novo. Se não for possível, fale com alguém próximo dela.',
  enterInstead: 'Escrever antes o meu endereço de e-mail',
  toLeavebits: 'Ir para o LeaveBits',
  restoringTitle: 'Volte um pouco mais tarde',
  restoring:
    'O LeaveBits está a ser restaurado a partir de uma cópia de segurança. Nada se perdeu, mas até isso terminar ninguém pode ler o que lhe foi deixado.',
  comeBackAfter: 'Volte depois de <date></date>.',
  comeBackDays: 'Volte daqui a alguns dias.',
  linkStays: 'O seu link continua o mesmo. Se já tinha um código, vai precisar de um novo.',
  restoringWhy:
    'Demora este tempo porque na cópia de segurança podem faltar as últimas alterações. Quem destinou algo tem algum tempo para o conferir antes de alguém o poder ler de novo.',
  checkAgain: 'Ver de novo',
};
