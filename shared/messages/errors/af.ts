import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'Ons kon nie die bediener bereik nie. Niks het verlore gegaan nie. Kontroleer u internetverbinding en probeer weer.',
  waitSeconds:
    'Daar was te veel pogings. Wag asseblief {seconds, plural, one {# sekonde} other {# sekondes}} en probeer dan weer.',
  waitMinutes:
    'Daar was te veel pogings. Wag asseblief {minutes, plural, one {# minuut} other {# minute}} en probeer dan weer.',
  waitHours:
    'Daar was te veel pogings. Wag asseblief {hours, plural, one {# uur} other {# uur}} en probeer dan weer.',
  wait: 'Daar was te veel pogings. Wag asseblief ’n oomblik en probeer dan weer.',
  internal:
    'Iets het aan ons kant verkeerd geloop. Niks is verander nie. Probeer asseblief oor ’n oomblik weer.',
  unavailable: 'Ons kan nie nou u data bereik nie. Probeer asseblief oor ’n minuut weer.',
  storeUnavailable:
    'Ons kan nie nou ons lêerbergplek bereik nie. Alles is veilig, en alles behalwe die lêers werk nog. Probeer asseblief oor ’n paar minute weer.',
  restoring:
    'LeaveBits word uit ’n rugsteunkopie herstel. Niks het verlore gegaan nie. Kom asseblief ’n bietjie later terug.',
  csrf: 'Hierdie bladsy is verouderd, of u blaaier blokkeer koekies. Laai asseblief die bladsy weer en probeer nog ’n keer. As dit nie help nie, laat koekies vir hierdie webwerf in u blaaier se instellings toe.',
  sessionExpired: 'U sessie het verval. Bevestig asseblief weer u adres.',
  locked: 'Hierdie LeaveBit is nog gesluit.',
  blocked: 'Dit kan nie op die oomblik gelees word nie.',
  damaged:
    'Hierdie LeaveBit is beskadig en kan nie oopgemaak word nie. Kontak asseblief die mense wat hierdie diens bestuur.',
  notFound: 'Ons kon dit nie vind nie. Dit is dalk verwyder.',
  signInToContinue: 'Teken asseblief aan om voort te gaan.',
  notViewable:
    'Hierdie soort lêer kan nie hier gewys word nie. Laai dit asseblief af en maak dit op u toestel oop.',
  ended: 'U sessie het geëindig. Teken asseblief weer aan.',
  endedElsewhere: 'Iemand het êrens anders by u rekening aangeteken, en daarom is u hier afgeteken.',
  endedEverywhere: 'U het oral afgeteken. Teken asseblief weer aan.',
  endedInOtherTab: 'U het in ’n ander oortjie afgeteken.',
  endedByClosedTab: 'U het LeaveBits in ’n ander oortjie toegemaak, en daarom is u afgeteken.',
  endedByPassword: 'U rekening se wagwoord is verander. Teken asseblief met die nuwe een aan.',
  endedByUndoneConfiguration:
    '’n Verandering aan u instellings vir die vrystelling is ongedaan gemaak, en daarom is almal afgeteken. Kies asseblief ’n nuwe wagwoord.',
  endedByUndoneSharing:
    '’n Verandering aan u LeaveBits is ongedaan gemaak, en daarom is almal afgeteken. Kies asseblief ’n nuwe wagwoord.',
  endedByDeletion: 'U rekening is uitgevee, soos u gevra het.',
  endedByInactivity: 'U is afgeteken nadat daar 5 minute lank niks gebeur het nie.',
  endedByOtherOwner: 'Iemand anders het in hierdie blaaier aangeteken.',
  pageNeedsSignIn: 'Teken asseblief aan om daardie bladsy te sien. Ons neem u daarna soontoe.',
  draftKept: 'U brief is bewaar. Teken aan om voort te gaan.',
};
