import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Thintelani iphaswedi entsha',
  question: 'Niyithintele iphaswedi entsha?',
  what: 'Umntu onekhowudi evela kwibhokisi yenu ye-imeyile, kodwa ongenayo indlela yenu yesibini yokuqinisekisa, ucele iphaswedi entsha. Iya kuqala ukusebenza ngeli xesha: {date}.',
  choice: 'Ukuba ayinini, yithinteleni. Ukuba nini, akufuneki nenze nto kwaye ningalivala eli phepha.',
  stop: 'Yithinteleni iphaswedi entsha',
  notStopped: 'Iphaswedi entsha ayithintelwanga',
  tryNow: 'Nceda nizame kwakhona ngoku.',
  stoppedTitle: 'Iphaswedi yenu ihlala injengoko ibinjalo',
  stopped: 'Iphaswedi entsha ithintelwe. Nendlela yenu yesibini yokuqinisekisa ihlala ikhona.',
  changeEmailPassword:
    'Lowo uyicelileyo ebenekhowudi evela kwibhokisi yenu ye-imeyile. Ukuba ayinini, tshintshani iphaswedi ye-imeyile yenu ngoku.',
  signIn: 'Ngenani',
  nothingTitle: 'Akukho phaswedi entsha ilindileyo',
  nothing:
    'Sele ithintelwe okanye sele isebenza. Ngenani ukuze nazi. Ukuba iphaswedi yenu ayisasebenzi, khethani entsha.',
};
