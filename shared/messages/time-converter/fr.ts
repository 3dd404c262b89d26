import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Convertisseur d’heure',
  shown: 'Cette heure là où vous êtes',
  notShown: 'Cette heure ne peut pas être affichée',
  back: 'Revenir à LeaveBits',
  start: 'Aller à LeaveBits',
  future: 'Heure à venir',
  passed: 'Cette heure est passée',
  original: 'Heure d’origine (UTC)',
  local: 'Votre heure locale ({zone})',
  left: 'Temps restant',
  expired: 'Le temps est écoulé',
  why: 'Les heures dans nos e-mails sont en UTC, qui est le même dans le monde entier. Cette page convertit l’une d’elles dans le fuseau horaire de votre appareil.',
  missing: 'L’adresse ne contient pas d’heure',
  unreadable: 'L’heure indiquée n’a pas pu être lue',
  invalid: 'Le format de l’heure indiquée n’est pas valide',
  days: '{count, plural, one {# jour} other {# jours}}',
  hours: '{count, plural, one {# heure} other {# heures}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  seconds: '{count, plural, one {# seconde} other {# secondes}}',
};
