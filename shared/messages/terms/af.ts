import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Bepalings en voorwaardes',
  description:
    'Wat LeaveBits doen en kos, hoe u kanselleer, hoe lank ons data bewaar en hoe ons u privaatheid beskerm.',
  descriptionFree: 'Wat LeaveBits doen, hoe lank ons data bewaar en hoe ons u privaatheid beskerm.',
  translation:
    'Hierdie is ’n vertaling, sodat u die bepalings in u eie taal kan lees. Waar die twee verskil, is die <english>Engelse teks</english> bindend.',
  intro:
    'Hierdie is die reëls waaronder u LeaveBits gebruik. “Ons” beteken die bedryfsinstansie van hierdie diens; “u” beteken die persoon wat ’n rekening skep. Deur te registreer, aanvaar u die reëls.',

  serviceTitle: '1. Wat LeaveBits doen',
  service:
    'U bewaar pakkette met teks en lêers, wat LeaveBits genoem word, en noem die mense wat dit mag lees. Elke LeaveBit gaan vir ’n ontvanger dadelik oop, op ’n datum wat u kies, of nadat u dood of permanente onbevoegdheid aangemeld en bevestig is en u die aanmelding nie weerspreek het nie.',
  noWill:
    '’n LeaveBit is nie ’n testament nie en vervang dit nie. Vra ’n notaris of ’n prokureur oor enigiets waarvoor die wet ’n vorm voorskryf.',

  accountTitle: '2. U rekening',
  account:
    'U gebruikersnaam is u e-posadres. Een rekening is vir een boedel bedoel. Hou u wagwoord vir uself en u posbus veilig: wie albei het, kan namens u optree. Vir u beskerming eindig ’n sessie ná vyf minute sonder aktiwiteit, en ’n nuwe aantekening beëindig ’n vroeëre een.',

  priceTitle: '3. Prys en betaling',
  trial:
    'Die eerste maand is ’n gratis proefmaand. Daarvoor is geen kaart nodig nie, en aan die einde daarvan word niks gehef nie. Rekeninge wat geskep is in ’n tydperk van vroeë toegang wat ons aangekondig het, is twee jaar lank gratis. Ons stuur 7 dae en 1 dag voor die einde van die gratis tyd vir u ’n e-pos.',
  price:
    'Ná die gratis tyd kos LeaveBits 1 Amerikaanse dollar per maand. Dit kos niks om die intekening op te stel nie. U betaal met ’n kaart deur PayFast, waar die bedrag in Suid-Afrikaanse rand (ZAR) vertoon en afgetrek word. Ons bereken die bedrag in rand teen die wisselkoers van die dag waarop u inteken. Dit bly dieselfde, tensy ons u vooraf laat weet. U bank kan sy eie fooie hef. Ons sien of bewaar nooit u kaartnommer nie.',
  cancelTitle: '4. Kanselleer',
  cancel:
    'U kan enige tyd in die kieslys kanselleer. ’n Kansellasie geld dadelik en kan nie ongedaan gemaak word nie: verdere betalings hou op, en u ontvangers verloor toegang. U kan die intekening later heraktiveer, soos afdeling 5 beskryf.',
  missingTitle: '5. Wanneer ’n betaling ontbreek',
  missing:
    'As u gratis tyd eindig en u nie ingeteken het nie, of as ’n betaling drie dae laat is, word die diens opgeskort: u kan nie u LeaveBits lees of verander nie, en u ontvangers ook nie. Ons bewaar u data 12 maande lank en vernietig dit daarna. Ons stuur 30 dae, 7 dae en 1 dag vooraf vir u ’n e-pos. Vernietigde data kan nie herstel word nie.',
  reactivate:
    'Om ’n rekening binne daardie tyd te heraktiveer, doen u ’n inhaalbetaling: die maandgeld vir elke maand wat gemis is, tot twaalf maande. Elke maand wat begin het, tel ten volle. As u uitdruklik gekanselleer het, kan ’n administrasiefooi van 1 Amerikaanse dollar bykom.',

  priceTitleFree: '3. Wat dit kos',
  priceFree: 'Niks. Hierdie diens neem geen betalings nie. Niemand sal u vir ’n kaart vra nie.',
  cancelTitleFree: '4. As u wil gaan',
  cancelFree:
    'U kan u rekening enige tyd op u rekeningbladsy uitvee. Ons wag sewe dae vir ingeval u van plan verander. Dan vee ons alles daarin uit, en u ontvangers verloor toegang.',
  storageTitleFree: '5. Hoe lank u data bewaar word',
  storageFree: 'Ons bewaar u data solank u ’n rekening het. Data wat uitgevee is, kan nie herstel word nie.',

  contentTitle: '6. Wat u mag bewaar',
  fileSizes:
    '’n Lêer kan tot 50 MB groot wees, met tot vyf lêers elke keer wat u bewaar. Die vorm aanvaar dalk minder op ’n slag en sê dit dan vir u. Sommige spesiale karakters, soos punthakies, word uit die teks verwyder wanneer dit bewaar word.',
  content:
    'Wat u bewaar, bly u eie, en u is daarvoor verantwoordelik. Moet niks bewaar of deel wat onwettig is, wat ander skade aandoen of wat u nie mag aangee nie.',

  recipientsTitle: '7. Ontvangers',
  recipients:
    'Ons laat weet almal wat u noem per e-pos dat iets met hulle gedeel is, wanneer dit ook al oopgaan. Om dit te lees, bevestig hulle hulle adres met ’n kode. Gaan adresse sorgvuldig na: ons kan nie weet of ’n posbus behoort aan die persoon wat u bedoel nie. Wat gelees of afgelaai is, kan nie teruggetrek word nie. Die ontvangers van ’n LeaveBit kan mekaar se adresse sien, tensy u dit versteek.',

  reportsTitle: '8. Aanmeldings van ’n dood of onbevoegdheid',
  reports:
    'U kan tot vyf vertrouenspersone aanwys. Elkeen kry persoonlike skakels en moet dit veilig hou. Ná ’n aanmelding word u per e-pos gewaarsku en het u die aantal ure wat u gestel het (1 tot 168) om dit te weerspreek. U LeaveBits word eers vrygestel wanneer daardie tyd verby is en soveel ander vertrouenspersone as wat u vereis (1 tot 5) die aanmelding bevestig het.',
  trust:
    'Ons maak staat op wat u vertrouenspersone verklaar en ondersoek geen sertifikate nie. Kies mense wat u vertrou. Ná ’n vrystelling bly u LeaveBits 12 maande lank leesbaar, hoe dit ook al met die intekening gaan. As ons e-pos daaroor een van u ontvangers nie bereik nie, noem ons hulle aan die vertrouenspersone van daardie aanmelding en vra of hulle ’n ander manier ken om hulle te bereik.',
  trustFree:
    'Ons maak staat op wat u vertrouenspersone verklaar en ondersoek geen sertifikate nie. Kies mense wat u vertrou. Ná ’n vrystelling bly u LeaveBits ten minste 12 maande lank leesbaar. As ons e-pos daaroor een van u ontvangers nie bereik nie, noem ons hulle aan die vertrouenspersone van daardie aanmelding en vra of hulle ’n ander manier ken om hulle te bereik.',

  securityTitle: '9. Sekuriteit',
  security:
    'Opskrifte, teks, lêers en lêername word geënkripteer gestoor met AES‑256‑GCM en ’n aparte sleutel vir elke LeaveBit. Wagwoorde word net as hutskodes (hashes) gestoor. Die diens het die sleutels, omdat dit LeaveBits vir ander moet oopmaak wanneer u dit nie kan doen nie. Vir LeaveBits wat u verseël, het dit geen sleutel nie.',
  risk: 'Geen diens is sonder risiko nie. Hou u eie afskrif van alles wat u nie kan bekostig om te verloor nie.',

  privacyTitle: '10. Privaatheid',
  privacy:
    'Ons hanteer persoonlike inligting soos Suid-Afrika se Wet op die Beskerming van Persoonlike Inligting (POPIA) en, vir mense in die Europese Unie, die Algemene Verordening oor Databeskerming (GDPR) vereis. Ons gebruik dit om die diens te bedryf en vir niks anders nie: ons wys geen advertensies nie, volg niemand nie en verkoop niks nie.',
  aboutYouTitle: 'Wat ons oor u bewaar',
  aboutYou:
    'U e-posadres en die hutskode van u wagwoord, wat u bewaar, u instellings, wanneer ons e-posse aan u gestuur en deur ’n posbediener aanvaar is, u betalings soos PayFast dit rapporteer, en die geskiedenis van aanmeldings oor u.',
  aboutYouFree:
    'U e-posadres en die hutskode van u wagwoord, wat u bewaar, u instellings, wanneer ons e-posse aan u gestuur en deur ’n posbediener aanvaar is, en die geskiedenis van aanmeldings oor u.',
  aboutOthersTitle: 'Wat ons oor ander bewaar',
  aboutOthers:
    'Die e-posadresse van u ontvangers en vertrouenspersone, wanneer elkeen van hulle sy of haar adres bevestig het, en wat vertrouenspersone aangemeld of bevestig het. U gee daardie adresse vir ons, so maak asseblief seker dat u dit mag doen.',
  lawfulnessTitle: 'Waarom ons dit mag doen',
  lawfulness:
    'Om ons kontrak met u na te kom; by ontvangers en vertrouenspersone, weens die regmatige belang wat u en hulle daarby het; en om pligte na te kom wat die wet ons oplê, soos om rekords van betalings te hou.',
  lawfulnessFree:
    'Om ons kontrak met u na te kom; by ontvangers en vertrouenspersone, weens die regmatige belang wat u en hulle daarby het; en om pligte na te kom wat die wet ons oplê.',
  disclosureTitle: 'Wie dit verder ontvang',
  disclosure:
    'Die maatskappye wat ons bedieners bedryf en ons e-posse stuur, slegs op ons opdrag; PayFast, wat die betaling neem; en die mense wat u noem, sodra u reëls dit toelaat. As een van hulle in ’n ander land is, sorg ons dat u data daar beskerm word soos die wet vereis.',
  disclosureFree:
    'Die maatskappye wat ons bedieners bedryf en ons e-posse stuur, slegs op ons opdrag; en die mense wat u noem, sodra u reëls dit toelaat. As een van hulle in ’n ander land is, sorg ons dat u data daar beskerm word soos die wet vereis.',
  durationTitle: 'Hoe lank',
  duration:
    'Terwyl u ’n rekening het, en daarna soos afdeling 5 sê. Kodes en sessies word verwyder sodra hulle verval. Ons gebruik u netwerkadres net om herhaalde pogings te beperk. Ons hou die rekening self en die betalings daarvan solank die wet sulke rekords vereis.',
  durationFree:
    'Terwyl u ’n rekening het, en daarna soos afdeling 5 sê. Kodes en sessies word verwyder sodra hulle verval. Ons gebruik u netwerkadres net om herhaalde pogings te beperk.',
  browserTitle: 'In u blaaier',
  browser:
    'Koekies wat u aangeteken hou, u versoeke beskerm en die taal onthou wat u gekies het, en notas oor ’n onderbreekte oplaai of besoek. Nie een daarvan volg u enige plek nie.',
  rightsTitle: 'U regte',
  rights:
    'U mag vra wat ons oor u bewaar, en dit laat regstel, uitvoer of uitvee; u mag beswaar maak teen die gebruik daarvan of dit beperk. U mag by die Inligtingsreguleerder in Suid-Afrika kla, of by die databeskermingsowerheid waar u woon. Ontvangers en vertrouenspersone het dieselfde regte.',

  liabilityTitle: '11. Ons verantwoordelikheid',
  liability:
    'Ons bedryf LeaveBits met sorg, maar kan nie belowe dat dit altyd bereikbaar is of dat elke e-pos aankom nie. Sover die wet dit toelaat, is ons vir skade net aanspreeklik tot die bedrag wat u in die twaalf maande vooraf betaal het. Dit beperk nie aanspreeklikheid wat die wet ons nie laat beperk nie.',
  liabilityFree:
    'Ons bedryf LeaveBits met sorg, maar kan nie belowe dat dit altyd bereikbaar is of dat elke e-pos aankom nie. Sover die wet dit toelaat, is ons vir skade net aanspreeklik as ons dit opsetlik of deur growwe nalatigheid veroorsaak het. Dit beperk nie aanspreeklikheid wat die wet ons nie laat beperk nie.',

  changesTitle: '12. Veranderings en toepaslike reg',
  changes:
    'As ons hierdie bepalings verander op ’n manier wat vir u saak maak, laat ons u vooraf per e-pos weet; as u nie saamstem nie, kan u kanselleer. Die reg van die plek waar die bedryfsinstansie gevestig is, geld. Die beskerming wat die reg van u eie land u as verbruiker gee, bly behoue.',
  changesFree:
    'As ons hierdie bepalings verander op ’n manier wat vir u saak maak, laat ons u vooraf per e-pos weet; as u nie saamstem nie, kan u u rekening uitvee. Die reg van die plek waar die bedryfsinstansie gevestig is, geld. Die beskerming wat die reg van u eie land u as verbruiker gee, bly behoue.',

  operatorTitle: '13. Wie ons is',
  operator:
    'LeaveBits word bedryf deur {name}. Ingevolge die databeskermingsreg is dit ook die verantwoordelike party.',
  operatorRegistered:
    'LeaveBits word bedryf deur {name}, ’n maatskappy wat in Suid-Afrika geregistreer is ({registration}). Ingevolge die databeskermingsreg is dit ook die verantwoordelike party.',
  operatorUnnamed:
    'LeaveBits word bedryf deur ’n maatskappy wat in Suid-Afrika geregistreer is ({registration}). Ingevolge die databeskermingsreg is dit ook die verantwoordelike party.',
  operatorUnknown:
    'LeaveBits word bedryf deur die mense wat die adres daarvan vir u gegee het. Ingevolge die databeskermingsreg is hulle ook die verantwoordelike party.',
  contact: 'Skryf aan <email>{address}</email> as u vrae of klagtes het, of een van u regte wil uitoefen.',
  contactUnknown: 'Vra hulle as u vrae of klagtes het, of een van u regte wil uitoefen.',
};
