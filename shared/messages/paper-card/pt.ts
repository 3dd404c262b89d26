import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Alguém deixou-lhe algo',
  holder: 'Uma nota para {name}',
  intro:
    '{sender} deixou-lhe alguma coisa com o LeaveBits. Enviaremos um e-mail quando houver algo para ler. Esta nota é para quando tiver perdido esse e-mail, ou se nenhum tiver chegado.',
  introUnnamed:
    'Alguém deixou-lhe algo com o LeaveBits. Enviaremos um e-mail quando houver algo para ler. Esta nota é para quando tiver perdido esse e-mail, ou se nenhum tiver chegado.',
  anyTime: 'A qualquer momento, quantas vezes quiser.',
  enterAddress: 'Escreva o seu endereço de e-mail, e enviaremos um código para lá:',
  typeCode: 'Escreva o código. Verá então o que pode ler, e o que ainda não está aberto.',
  opensNothing:
    'Esta nota não abre nada sem a sua caixa de correio. Não precisa de conta nem de senha. Se algo selado lhe for destinado, também precisa do cartão de chave, que é outra folha.',
  qrCode: 'Código QR do seu link, que está escrito ao lado',
  when: '<strong>Quando usar:</strong> {when}',
  where: '<strong>Aonde ir:</strong> leia o código, ou escreva <link></link>',
  whereSpaces: '<strong>Aonde ir:</strong> leia o código, ou escreva <link></link> (sem espaços)',
  steps: 'O que fazer lá:',
  whom: '<strong>A quem telefonar</strong> se não conseguir (nome e número de telefone, a preencher à mão):',
  questions: 'Tem perguntas? Escreva para {email}.',
  operator: 'O LeaveBits é gerido por {operator}.',
};
