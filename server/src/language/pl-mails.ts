import type { Catalogue } from 'shared/domain';

/** What the hotel writes to guests, in Polish. */
export const plMails: Catalogue = {
  'mail.greeting': 'Dzień dobry, {name},',
  'mail.greeting-nobody': 'Szanowni Państwo,',
  'mail.reference': 'Numer rezerwacji',
  'mail.arrival': 'Przyjazd',
  'mail.departure': 'Wyjazd',
  'mail.from-time': '{date}, od {time}',
  'mail.until-time': '{date}, do {time}',
  'mail.discount': 'Bon podarunkowy',
  'mail.total': 'Razem',
  'mail.paid': 'Zapłacono',
  'mail.balance': 'Pozostało do zapłaty',
  'mail.charged-on': 'Pobranie z karty dnia {date}',
  'mail.at-hotel': 'Do zapłaty w hotelu',
  'mail.mandate': 'Wyrażona zgoda: „{words}”',
  'mail.included': 'W cenie',
  'mail.tax-included': 'Ceny zawierają: {tax}.',
  'mail.requests-noted': 'Odnotowaliśmy Państwa życzenia.',
  'mail.contact': 'Pytania? Prosimy zadzwonić pod numer {telephone} lub napisać na adres {email}.',
  'mail.event': 'Państwa pobyt w {hotel}',

  'mail.confirmation.subject': 'Państwa rezerwacja w {hotel}: {reference}',
  'mail.confirmation.thanks': 'Dziękujemy za rezerwację. Czekamy na Państwa przyjazd.',
  'mail.confirmation.room': 'Pokój {number}: {name}',
  'mail.confirmation.lead-guest': 'Główny gość: {name}',
  'mail.confirmation.manage': 'Zarządzaj rezerwacją',
  'mail.confirmation.check-in': 'Zameldowanie online',
  'mail.confirmation.receipt': 'Potwierdzenie płatności (PDF)',

  'mail.requested.subject': 'Państwa prośba do {hotel}: {reference}',
  'mail.requested.text':
    'Dziękujemy za prośbę. Faktura ma zostać wystawiona Państwa organizacji, dlatego przed potwierdzeniem sprawdzimy ją osobiście.',
  'mail.requested.next':
    'Rezerwacja nie jest jeszcze potwierdzona i żadne pokoje nie są zarezerwowane. Odpowiemy e-mailem w ciągu czterech dni. Z PIN-em faktur Państwa organizacji lub kontem z jej adresem e-mail rezerwacja jest potwierdzana od razu.',
  'mail.request-over.subject': 'Nie mogliśmy potwierdzić Państwa prośby do {hotel}: {reference}',
  'mail.request-over.text':
    'Przykro nam: nie mogliśmy potwierdzić Państwa prośby. Nic nie zostało zarezerwowane i nic nie zostanie zafakturowane.',

  'mail.due.subject': 'Płatność na rzecz {hotel} nie powiodła się: {reference}',
  'mail.due.text':
    'Zgodnie z umową próbowaliśmy pobrać {amount} z karty, lecz bank na to nie pozwolił. Rezerwacja pozostaje ważna. Prosimy zapłacić inną kartą lub zatwierdzić płatność w banku.',
  'mail.due.again': 'W przeciwnym razie ponowimy próbę tą samą kartą dnia {date}.',
  'mail.due.last':
    'Nie będziemy ponawiać próby obciążenia karty. Prosimy zapłacić inną kartą lub skontaktować się z nami.',
  'mail.due.action': 'Zapłać teraz',
  'mail.due-paid.subject': 'Płatność na rzecz {hotel}: {reference}',
  'mail.due-paid.text': 'Otrzymaliśmy płatność {amount}. Dziękujemy.',
  'mail.link.subject': 'Prosimy potwierdzić rezerwację w {hotel}: {reference}',
  'mail.link.text': 'Dziękujemy za rezerwację telefoniczną. Te pokoje na Państwa czekają.',
  'mail.link.pay':
    'Aby potwierdzić rezerwację, prosimy zapłacić {amount} do {until}, korzystając z poniższego linku. Potem pokoje będą znów wolne.',
  'mail.link.card':
    'Aby potwierdzić rezerwację, prosimy podać kartę do {until}, korzystając z poniższego linku. Teraz nic nie pobieramy. Potem pokoje będą znów wolne.',
  'mail.link.mandate': 'Podając kartę, zgadzają się Państwo na następujące warunki: „{words}”',
  'mail.link.action': 'Zapłać teraz',
  'mail.link.card-action': 'Podaj kartę',
  'mail.link-over.subject': 'Rezerwacja wstępna pokoi w {hotel} wygasła: {reference}',
  'mail.link-over.text':
    'Pokoje czekały na Państwa do czasu potwierdzenia przez nasz link. Są znów wolne i nic nie pobrano.',
  'mail.expired.subject': 'Rezerwacja w {hotel} nie została ukończona: {reference}',
  'mail.expired.text':
    'Pokoje były wstępnie zarezerwowane, gdy czekaliśmy na płatność. Nie nadeszła ona na czas, więc pokoje są znów wolne. Nic nie pobrano.',
  'mail.expired.again': 'Nadal chcieliby Państwo przyjechać? Wyszukiwanie jest o jedno kliknięcie stąd.',
  'mail.expired.action': 'Szukaj ponownie',

  'mail.table.subject': 'Państwa stolik w {restaurant}: {reference}',
  'mail.table.text': 'Stolik jest zarezerwowany. Czekamy na Państwa.',
  'mail.table.reference': 'Numer rezerwacji stolika',
  'mail.table.restaurant': 'Restauracja',
  'mail.table.time': 'Data i godzina',
  'mail.table.at': '{date}, {time}',
  'mail.table.leave': 'Stolik do Państwa dyspozycji do',
  'mail.table.party': 'Liczba osób',
  'mail.table.promotion': 'Oferta',
  'mail.table.name': 'Na nazwisko',
  'mail.table.manage': 'Zmień termin lub anuluj stolik',
  'mail.table.moved.subject': 'Nowy termin stolika w {restaurant}: {reference}',
  'mail.table.moved.text': 'Termin stolika został zmieniony. Czekamy na Państwa.',
  'mail.table.cancelled.subject': 'Stolik w {restaurant} został anulowany: {reference}',
  'mail.table.cancelled.text': 'Stolik został anulowany. Zapraszamy innym razem.',
  'mail.table.event': 'Stolik w {restaurant}, {hotel}',

  'mail.checked-in.subject': 'Zameldowanie online w {hotel} zakończone: {reference}',
  'mail.checked-in.text':
    'Dziękujemy za zameldowanie przed przyjazdem. Wszystko jest gotowe, a klucz będzie na Państwa czekał.',
  'mail.checked-in.guests': 'Goście',
  'mail.checked-in.setup': 'Układ pokoju',
  'mail.review.subject': 'Jak minął pobyt w {hotel}?',
  'mail.review.text':
    'Dziękujemy za pobyt u nas. Czy zechcieliby Państwo opowiedzieć nam i przyszłym gościom, jak było?',
  'mail.review.how':
    'Zapoznajemy się z każdą opinią, zanim pojawi się na naszej stronie pod wybranym przez Państwa imieniem. Dobra czy zła – nie ma to znaczenia.',
  'mail.review.action': 'Napisz opinię',
  'mail.review.note': 'Link dotyczy tylko Państwa pobytu i działa do {date}. Pytamy tylko raz.',

  'mail.confirm-email.subject': 'Prosimy potwierdzić adres e-mail dla {hotel}',
  'mail.confirm-email.text': 'Dziękujemy za utworzenie konta. Prosimy potwierdzić, że to Państwa adres.',
  'mail.confirm-email.action': 'Potwierdź adres e-mail',
  'mail.confirm-email.note':
    'Link działa jeden raz, przez 24 godziny. Jeśli nie tworzyli Państwo konta, prosimy zignorować tę wiadomość.',

  'mail.password-reset.subject': 'Hasło do {hotel}',
  'mail.password-reset.text': 'Otrzymaliśmy prośbę o zmianę hasła. Nowe można ustawić pod tym linkiem.',
  'mail.password-reset.action': 'Zmień hasło',
  'mail.password-reset.note':
    'Link działa jeden raz, przez godzinę. Jeśli nie prosili Państwo o niego, prosimy zignorować tę wiadomość: hasło pozostaje bez zmian.',

  'mail.password-changed.subject': 'Hasło do {hotel} zostało zmienione',
  'mail.password-changed.text': 'Hasło do konta zostało zmienione.',
  'mail.password-changed.note':
    'Jeśli to była Państwa zmiana, nie trzeba nic robić. Jeśli nie, prosimy natychmiast zmienić hasło i skontaktować się z nami.',
  'mail.password-changed.action': 'Zmień hasło',

  'mail.account-exists.subject': 'Państwa konto w {hotel}',
  'mail.account-exists.text':
    'Ktoś próbował utworzyć konto z tym adresem e-mail. Konto już istnieje, więc nic nie zostało zmienione.',
  'mail.account-exists.forgot': 'Jeśli to byli Państwo i hasło nie jest znane, można je zmienić.',
  'mail.account-exists.action': 'Zmień hasło',

  'mail.privacy-link.subject': 'Państwa dane w {hotel}',
  'mail.privacy-link.text':
    'Otrzymaliśmy pytanie o to, co {hotel} przechowuje na Państwa temat. Pod tym linkiem można zobaczyć dane, pobrać je i usunąć.',
  'mail.privacy-link.action': 'Otwórz dane',
  'mail.privacy-link.note':
    'Link działa jeden raz, przez godzinę. Jeśli nie prosili Państwo o niego, prosimy zignorować tę wiadomość: nic się nie zmieni.',

  'mail.staff-invitation.subject': 'Dostęp do panelu recepcji {hotel}',
  'mail.staff-invitation.greeting': 'Dzień dobry,',
  'mail.staff-invitation.text': 'Zapraszamy do panelu recepcji {hotel}. Rola: {role}.',
  'mail.staff-invitation.action': 'Przyjmij zaproszenie',
  'mail.staff-invitation.note':
    'Link działa jeden raz, przez siedem dni. Jeśli wiadomość nie była oczekiwana, prosimy ją zignorować.',
  'mail.role.read-only': 'tylko odczyt',
  'mail.role.front-desk': 'recepcja',
  'mail.role.revenue': 'zarządzanie przychodami',
  'mail.role.finance': 'finanse',
  'mail.role.owner': 'właściciel',
  'mail.role.operator': 'operator strony',
  'mail.hotel.greeting': 'Dzień dobry,',
  'mail.hotel.why': 'Ta wiadomość trafia na adresy, które hotel podał dla swoich rezerwacji.',
  'mail.hotel.booker': 'Rezerwujący',
  'mail.hotel.email': 'E-mail',
  'mail.hotel.phone': 'Telefon',
  'mail.hotel.requests': 'Życzenia',
  'mail.hotel.extras': 'Dodatki',
  'mail.hotel.new.subject': 'Nowa rezerwacja {reference}: {name}, {date}',
  'mail.hotel.new': 'Na stronie dokonano nowej rezerwacji. Jest potwierdzona.',
  'mail.hotel.on-request':
    'Rezerwacja czeka na odpowiedź. Do czasu jej przyjęcia pokoje nie są zarezerwowane; gość oczekuje odpowiedzi w ciągu czterech dni.',
  'mail.hotel.by-desk': 'Tę rezerwację utworzyła recepcja. Jest potwierdzona.',
  'mail.hotel.held':
    'Tę rezerwację utworzyła recepcja. Pokoje są wstępnie zarezerwowane do {until}, a gość ma link do potwierdzenia.',
  'mail.hotel.link-paid': 'Gość wykonał to, o co prosił link. Rezerwacja jest potwierdzona.',
  'mail.hotel.link-expired': 'Gość nie użył linku na czas. Pokoje są znów wolne, a gość otrzymał e-mail.',
  'mail.hotel.link-ended': 'Recepcja zwolniła te pokoje. Gość otrzymał e-mail.',
  'mail.hotel.changed.subject': 'Rezerwacja {reference} zmieniona: {name}, {date}',
  'mail.hotel.changed': 'Ta rezerwacja została zmieniona. Poniżej jej obecny stan.',
  'mail.hotel.changed-by-guest': 'Gość zmienił tę rezerwację. Poniżej jej obecny stan.',
  'mail.hotel.accepted': 'Ta rezerwacja została przyjęta. Jest potwierdzona, a jej pokoje są sprzedane.',
  'mail.hotel.checked-in': 'Gość zakończył zameldowanie online.',
  'mail.hotel.checked-in-extras': 'Gość zakończył zameldowanie online i dodał usługi za {amount}.',
  'mail.hotel.cancelled.subject': 'Rezerwacja {reference} anulowana: {name}, {date}',
  'mail.hotel.cancelled': 'Ta rezerwacja została anulowana.',
  'mail.hotel.cancelled-by-guest': 'Gość anulował tę rezerwację.',
  'mail.hotel.declined': 'Ta prośba została odrzucona. Gość otrzymał e-mail.',
  'mail.hotel.request-expired':
    'Na tę prośbę nie odpowiedziano na czas. Nic nie zarezerwowano, a gość otrzymał e-mail.',
  'mail.hotel.no-show.subject': 'Rezerwacja {reference}: {name}, nieprzybycie, {date}',
  'mail.hotel.no-show': 'Tę rezerwację oznaczono jako nieprzybycie.',
  'mail.hotel.unpaid.subject': 'Rezerwacja {reference} nieopłacona: {name}, {date}',
  'mail.hotel.unpaid-asked':
    'Nie udało się pobrać {amount} z karty gościa. Poproszono gościa o zapłatę, a próba z kartą zostanie ponowiona.',
  'mail.hotel.unpaid-given-up':
    'Nie udało się pobrać {amount} i próba nie zostanie ponowiona. Rezerwacja pozostaje ważna: prosimy poprosić gościa o zapłatę.',
  'mail.hotel.disputed.subject': 'Rezerwacja {reference} zakwestionowana: {name}, {date}',
  'mail.hotel.disputed':
    'Bank gościa cofnął {amount}. Prosimy odpowiedzieć na reklamację w serwisie płatniczym; rezerwacja pozostaje ważna.',
  'mail.hotel.arrivals.subject': {
    one: 'Przyjazdy {date}: {count} pokój',
    few: 'Przyjazdy {date}: {count} pokoje',
    many: 'Przyjazdy {date}: {count} pokoi',
    other: 'Przyjazdy {date}: {count} pokoju',
  },
  'mail.hotel.arrivals': 'Ci goście przyjeżdżają {date}.',
  'mail.hotel.no-arrivals': 'Brak przyjazdów {date}.',
  'mail.hotel.arriving': 'Przyjeżdżający',
  'mail.hotel.leaving': 'Wyjeżdżający',
  'mail.hotel.staying': 'Pozostający',
  'mail.hotel.pre-check-in': 'Zameldowanie online',
  'mail.hotel.done': 'Zakończone',
  'mail.hotel.not-yet': 'Jeszcze nie',
  'mail.free-cancellation': 'Bezpłatne anulowanie',
  'mail.until': 'do: {when}',
};
