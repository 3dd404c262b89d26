import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Deixe os seus assuntos em boas mãos',
  description:
    'O LeaveBits guarda os documentos, as senhas e as mensagens de que a sua família vai precisar e entrega cada um deles às pessoas da sua escolha, no momento da sua escolha.',
  intro:
    'Onde está o seu testamento. Em que bancos e serviços tem conta. O que ainda falta dizer. O LeaveBits guarda tudo em segurança e abre cada parte às pessoas da sua escolha, no momento da sua escolha.',
  login: 'Entrar',
  myLeavebits: 'Os meus LeaveBits',
  getStarted: 'Começar',
  price: 'Gratuito durante um mês, sem cartão. Depois, 1 USD por mês.',
  recipients: 'Alguém deixou algo para mim',
  video: 'O LeaveBits em menos de um minuto. Sem som, com legendas em inglês.',
  playVideo: 'Ver a apresentação',
  videoName: 'Apresentação do LeaveBits',
  videoFailed:
    'Não foi possível reproduzir a apresentação aqui. Não se perde nada: o texto abaixo diz o mesmo.',
  tryAgain: 'Tentar novamente',
  howItWorks: 'Como funciona',
  write: 'Escreva um LeaveBit',
  writeText:
    'Um título, as suas próprias palavras e, se quiser, anexos. Uma lista de pontos a lembrar ajuda a começar.',
  name: 'Indique as pessoas',
  nameText: 'Escreva os endereços de e-mail de quem poderá lê-lo. Essas pessoas não precisam de conta.',
  choose: 'Escolha o momento da abertura',
  chooseText:
    'Agora, numa data marcada, ou após o seu falecimento ou incapacidade permanente. A decisão é sua, para cada pessoa.',
  trust: 'Confie na entrega',
  trustText:
    'Pessoas da sua escolha comunicam o que aconteceu e outras confirmam. Primeiro, receberá um aviso e poderá desmentir a comunicação. Só depois avisamos os destinatários.',
  oneForSeveral: 'Um LeaveBit, várias pessoas',
  oneForSeveralText:
    'Um LeaveBit reúne um título, um texto seu e anexos. Pode ser para uma pessoa ou para muitas, e cada uma pode ter a sua própria regra.',
  untilThen:
    'Até lá, essas pessoas veem o título e o momento da abertura, mas não o texto nem os anexos. Tudo pode ser alterado a qualquer momento.',
  example: 'Exemplo de um LeaveBit',
  exampleHeadline: 'Documentos da casa e dos seguros',
  exampleText:
    'As escrituras estão na pasta azul, no escritório. Falem primeiro com o Sr. Okafor, do banco; ele sabe de tudo.',
  exampleFile: 'numeros-das-apolices.pdf',
  exampleAfterDeath: 'Abre após a confirmação do meu falecimento',
  exampleOnDate: 'Abre em 1 de março de 2031',
  security: 'Como os seus dados são guardados',
  encrypted: 'Armazenamento cifrado',
  encryptedText:
    'Os títulos, os textos, os anexos e os nomes dos anexos são cifrados com AES-256-GCM, com uma chave diferente para cada LeaveBit. O serviço guarda as chaves para poder abrir um LeaveBit quando o próprio titular já não puder fazê-lo. Os que forem selados só podem ser abertos com a sua frase secreta ou com a folha de recuperação que imprimir, ou com uma chave em papel que fica com os destinatários. Nós não temos nenhuma delas.',
  linkAlone: 'Um link, por si só, não abre nada',
  linkAloneText:
    'Para entrar, são necessários a sua senha e um código que enviamos por e-mail. Os destinatários também verificam o próprio endereço com um código e só veem o que lhes foi destinado. Cada código serve uma única vez e é válido por dez minutos.',
  asked: 'Perguntamos antes de qualquer entrega',
  askedText:
    'Por si só, a comunicação do seu falecimento não abre nada. Enviamos um aviso para o seu e-mail, e poderá desmentir durante as horas que tiver definido. Além disso, outras pessoas da sua confiança têm de confirmar.',
  noLeaks: 'Nada é revelado por e-mail',
  noLeaksText:
    'Os nossos e-mails nunca trazem o conteúdo de um LeaveBit: dizem apenas que ele existe e onde pode ser lido. Estas páginas não têm publicidade nem rastreamento.',
};
