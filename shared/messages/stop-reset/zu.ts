import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Vimbani iphasiwedi entsha',
  question: 'Nivimbe iphasiwedi entsha?',
  what: 'Othile onekhodi evela ebhokisini lenu le-imeyili, kodwa ongenayo indlela yenu yesibili yokuqinisekisa, ucele iphasiwedi entsha. Izoqala ukusebenza ngalesi sikhathi: {date}.',
  choice: 'Uma bekungesinina, yivimbeni. Uma bekuyinina, akudingeki nenze lutho futhi ningavala leli khasi.',
  stop: 'Yivimbeni iphasiwedi entsha',
  notStopped: 'Iphasiwedi entsha ayivinjwanga',
  tryNow: 'Sicela nizame futhi manje.',
  stoppedTitle: 'Iphasiwedi yenu ihlala injengoba ibinjalo',
  stopped: 'Iphasiwedi entsha ivinjiwe. Nendlela yenu yesibili yokuqinisekisa ihlala ikhona.',
  changeEmailPassword:
    'Oyicelile ubenekhodi evela ebhokisini lenu le-imeyili. Uma bekungesinina, shintshani iphasiwedi ye-imeyili yenu manje.',
  signIn: 'Ngenani',
  nothingTitle: 'Ayikho iphasiwedi entsha elindile',
  nothing:
    'Isivinjiwe kakade noma isiyasebenza. Ngenani ukuze nazi. Uma iphasiwedi yenu ingasasebenzi, khethani entsha.',
};
