import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Laat u sake in goeie hande',
  description:
    'LeaveBits bewaar die dokumente, wagwoorde en boodskappe wat u familie nodig sal hê, en stel elkeen daarvan vry aan die mense en op die tyd wat u gekies het.',
  intro:
    'Waar u testament is. Watter rekeninge u het. Wat u nog wil sê. LeaveBits bewaar dit alles veilig en maak elke deel oop vir die mense en op die tyd wat u kies.',
  login: 'Teken aan',
  myLeavebits: 'My LeaveBits',
  getStarted: 'Begin',
  price: 'Een maand gratis, sonder ’n kaart. Daarna 1 Amerikaanse dollar per maand.',
  recipients: 'Iemand het iets vir my agtergelaat',
  video: 'LeaveBits in minder as ’n minuut. Sonder klank, met Engelse onderskrifte.',
  playVideo: 'Kyk na die inleiding',
  videoName: 'Inleiding tot LeaveBits',
  videoFailed: 'Die inleiding kon nie hier speel nie. U mis niks nie: die teks hier onder sê dieselfde.',
  tryAgain: 'Probeer weer',
  howItWorks: 'Hoe dit werk',
  write: 'Skryf ’n LeaveBit',
  writeText: 'Met ’n opskrif, u eie woorde en, as u wil, lêers. ’n Kontrolelys help u om te begin.',
  name: 'Wys die ontvangers aan',
  nameText: 'Vul die e-posadresse in van die mense wat dit mag lees. Hulle het nie ’n rekening nodig nie.',
  choose: 'Kies wanneer dit oopgaan',
  chooseText:
    'Nou dadelik, op ’n bepaalde datum, ná u dood, of wanneer u permanent nie meer self kan besluit nie. U kies dit vir elke persoon apart.',
  trust: 'Vertrou dat dit sal aankom',
  trustText:
    'Vertrouenspersone wat u self kies, meld aan wat gebeur het, en ander bevestig dit. U word eers gewaarsku en kan die aanmelding weerspreek. Daarna laat ons u ontvangers weet.',
  oneForSeveral: 'Een LeaveBit, verskeie mense',
  oneForSeveralText:
    '’n LeaveBit bestaan uit ’n opskrif, u eie woorde en lêers. Dit kan vir een persoon of vir baie mense wees, en vir elkeen kan daar ’n eie reël wees.',
  untilThen:
    'Tot dan sien hulle die opskrif en wanneer dit oopgaan, maar geen teks of lêers nie. U kan dit alles te eniger tyd verander.',
  example: '’n Voorbeeld van ’n LeaveBit',
  exampleHeadline: 'Huis- en versekeringspapiere',
  exampleText:
    'Die titelakte is in die blou lêer in die studeerkamer. Bel eers vir mnr. Okafor by die bank; hy weet van alles.',
  exampleFile: 'polisnommers.pdf',
  exampleAfterDeath: 'Gaan oop nadat my dood bevestig is',
  exampleOnDate: 'Gaan oop op 1 Maart 2031',
  security: 'Hoe u data bewaar word',
  encrypted: 'Geënkripteerde bewaring',
  encryptedText:
    'Opskrifte, teks, lêers en lêername is met AES-256-GCM geënkripteer, met ’n aparte sleutel vir elke LeaveBit. Die diens hou die sleutels, sodat ’n LeaveBit oopgemaak kan word wanneer u dit nie meer self kan doen nie. LeaveBits wat u verseël, gaan net oop met u wagfrase of die herstelblad wat u druk, of met ’n sleutel op papier wat u ontvangers het. Ons het nie een daarvan nie.',
  linkAlone: '’n Skakel alleen maak niks oop nie',
  linkAloneText:
    'U teken aan met u wagwoord en ’n kode wat ons vir u e-pos. Ook ontvangers bevestig hul adres met ’n kode, en hulle sien net wat u met hulle gedeel het. ’n Kode werk net een keer, en net tien minute lank.',
  asked: 'U word gevra voordat enigiets vrygestel word',
  askedText:
    '’n Aanmelding van u dood maak op sigself niks oop nie. Ons waarsku u per e-pos, u het die aantal ure wat u self bepaal het om die aanmelding te weerspreek, en ander vertrouenspersone moet dit bevestig.',
  noLeaks: 'Niks lek per e-pos uit nie',
  noLeaksText:
    'Ons e-posse sê nooit wat in ’n LeaveBit staan nie, net dat dit daar is en waar u dit kan lees. Hierdie bladsye bevat geen advertensies nie, en u word nie hier gevolg nie.',
};
