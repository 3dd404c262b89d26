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
};
