import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Conversor de horas',
  shown: 'Esta hora no lugar onde está',
  notShown: 'Não é possível mostrar esta hora',
  back: 'Voltar ao LeaveBits',
  start: 'Ir para o LeaveBits',
  future: 'Hora futura',
  passed: 'Esta hora já passou',
  original: 'Hora original (UTC)',
  local: 'A sua hora local ({zone})',
  left: 'Tempo restante',
  expired: 'O tempo esgotou-se',
  why: 'As horas nos nossos e-mails estão em UTC, que é igual em todo o mundo. Esta página converte uma delas para o fuso horário do seu dispositivo.',
  missing: 'O endereço não contém uma hora',
  unreadable: 'Não foi possível ler a hora indicada',
  invalid: 'A hora indicada tem um formato inválido',
  days: '{count, plural, one {# dia} other {# dias}}',
  hours: '{count, plural, one {# hora} other {# horas}}',
  minutes: '{count, plural, one {# minuto} other {# minutos}}',
  seconds: '{count, plural, one {# segundo} other {# segundos}}',
};
