import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Ir para o conteúdo',
  brand: 'LeaveBits, página inicial',
  brandSignsOut: 'LeaveBits: sair da conta e ir para a página inicial',
  terms: 'Termos e condições',
  gettingStarted: 'Primeiros passos',
  recipients: 'Alguém deixou algo para mim',
  reporters: 'Sou pessoa de confiança de alguém',
  language: 'Idioma',
  notFoundTitle: 'Página não encontrada',
  notFound: 'Não existe nenhuma página neste endereço',
  notFoundWhy:
    'O link pode estar incompleto. Nos e-mails, os links ficam por vezes divididos em duas linhas. Experimente copiar o link inteiro para a barra de endereço.',
  notFoundNext: 'Ou escolha o motivo da sua visita:',
  lostReporterLink: 'Sou pessoa de confiança de alguém e perdi o meu link',
  toStartPage: 'Ir para a página inicial',
  loading: 'A carregar',
  loadingLeavebits: 'Os seus LeaveBits estão a ser carregados…',
  close: 'Fechar',
  cancel: 'Cancelar',
  tryAgain: 'Tentar novamente',
  message: 'Mensagem',
  notifications: 'Notificações (F8)',
  dismissMessage: 'Fechar a mensagem',
  scrollable: 'Conteúdo com mais texto',
  offline: 'Sem ligação à internet. O que escreveu fica aqui.',
  slow: 'A ligação está lenta. Nada se perde.',
  brokenTitle: 'Não foi possível mostrar esta página',
  broken:
    'Algo correu mal do nosso lado. Tudo o que gravou está seguro. Carregue a página de novo ou volte à página inicial.',
  notLoadedTitle: 'Não foi possível carregar esta página',
  notLoaded:
    'O LeaveBits foi atualizado, ou a ligação foi interrompida. Tudo o que gravou está seguro. Verifique a ligação e carregue a página de novo.',
  reload: 'Carregar de novo',
  showPassword: 'Mostrar a senha',
  notPrinted: 'Nada foi impresso. Tente de novo daqui a pouco.',
};
