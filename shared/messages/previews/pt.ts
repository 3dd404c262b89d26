import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Tente de novo daqui a pouco.',
  opening: 'A abrir o anexo',
  noPreview: 'Sem pré-visualização',
  unsupported: 'O seu navegador não o consegue mostrar. Baixe-o e abra-o no seu aparelho.',
  password: 'Está protegido por uma senha. Baixe-o e abra-o com um programa que peça a senha.',
  unreadable: 'Não foi possível lê-lo. Verifique a ligação à internet.',
  playbackStopped: 'A reprodução parou. Feche-a e tente de novo.',
  empty: 'Este anexo está vazio.',
  onlyBeginningRead: 'Isto é só o começo. Baixe o anexo para ler o resto.',
  onlyBeginningSee: 'Isto é só o começo. Baixe o anexo para ver o resto.',
  page: 'Página {number} de {count}',
  pageBroken: 'Não é possível mostrar esta página. Baixe o anexo para a ver.',
  download: 'Baixar',
  zoom: 'Ampliação',
  smaller: 'Menor',
  larger: 'Maior',
};
