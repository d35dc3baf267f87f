import type { Catalogue } from 'shared/domain';
import { plMails } from './pl-mails.ts';

/** The server's messages to guests, in Polish. */
export const pl: Catalogue = {
  ...plMails,

  'http.invalid': 'Żądanie jest nieprawidłowe.',
  'http.too-many': {
    one: 'Zbyt wiele żądań, prosimy spróbować ponownie za {count} minutę.',
    few: 'Zbyt wiele żądań, prosimy spróbować ponownie za {count} minuty.',
    many: 'Zbyt wiele żądań, prosimy spróbować ponownie za {count} minut.',
    other: 'Zbyt wiele żądań, prosimy spróbować ponownie za {count} minuty.',
  },
  'http.unauthorised': 'Brak dostępu',
  'http.forbidden': 'Niedozwolone',
  'http.not-found': 'Nie znaleziono',
  'http.method': 'Niedozwolona metoda',
  'http.too-large': 'Żądanie jest za duże.',
  'http.address-too-long': 'Adres jest za długi.',
  'http.content-type': 'Typ treści nie jest obsługiwany; prosimy wysłać application/json.',
  'http.unread': 'Nie można tego odczytać.',
  'http.too-slow': 'Żądanie trwało zbyt długo.',
  'http.headers-too-large': 'Nagłówki są za duże.',
  'http.restarting': 'Usługa uruchamia się ponownie, prosimy spróbować jeszcze raz.',
  'http.part-unavailable': 'W tej chwili jest to niedostępne, prosimy spróbować ponownie.',
  'http.unavailable': 'W tej chwili usługa jest niedostępna, prosimy spróbować ponownie.',
  'http.property': 'Nie znaleziono tego hotelu.',
  'http.booking': 'Nie znaleziono tej rezerwacji.',
  'http.room': 'Nie znaleziono tego pokoju.',
  'http.rate': 'Nie znaleziono tej taryfy.',
  'http.other-site': 'To żądanie pochodziło z innej strony i zostało odrzucone.',
  'http.restaurant': 'Nie znaleziono tej restauracji.',
  'field.missing': 'To pole jest wymagane.',
  'field.empty': 'To pole nie może być puste.',
  'field.too-short': {
    one: 'Wymagany co najmniej {count} znak.',
    few: 'Wymagane co najmniej {count} znaki.',
    many: 'Wymagane co najmniej {count} znaków.',
    other: 'Wymagane co najmniej {count} znaku.',
  },
  'field.too-long': {
    one: 'Dozwolony najwyżej {count} znak.',
    few: 'Dozwolone najwyżej {count} znaki.',
    many: 'Dozwolone najwyżej {count} znaków.',
    other: 'Dozwolone najwyżej {count} znaku.',
  },
  'text.unusable': 'Ten tekst zawiera znaki, których nie można tu użyć.',

  'account.log-in': 'Prosimy się zalogować.',
  'account.password-changed': 'Hasło zostało zmienione',
  'account.password-not-changed': 'Hasło nie zostało zmienione, prosimy sprawdzić obecne hasło',
  'account.email-confirmed': 'Adres e-mail został potwierdzony',
  'account.confirmation-sent': 'Wysłaliśmy e-mail do potwierdzenia adresu',
  'account.password-to-confirm': 'Aby potwierdzić adres, prosimy podać hasło do tego konta.',
  'account.password-not-its': 'To nie jest hasło do tego konta.',
  'account.link-invalid': 'Ten link wygasł lub został już użyty. Prosimy poprosić o nowy.',
  'account.card-removed': 'Karta została usunięta',
  'account.card-unknown': 'Ta zapisana karta nie jest znana.',

  'privacy.link-sent': 'Jeśli mamy dane powiązane z tym adresem, za chwilę wyślemy e-mail z linkiem.',
  'privacy.link-over': 'Ten link wygasł lub został już użyty. Prosimy poprosić o nowy.',
  'privacy.key-over': 'Godzina ważności linku minęła. Prosimy poprosić o nowy.',
  'privacy.unconfirmed':
    'Prosimy najpierw potwierdzić adres e-mail konta. Wtedy wiemy, że dane należą do Państwa.',
  'privacy.password-wrong': 'Nic nie usunięto, prosimy sprawdzić hasło',
  'privacy.open': 'Nic nie usunięto: jedna z rezerwacji jeszcze się nie skończyła lub nie jest rozliczona.',
  'privacy.erased': 'Dane zostały usunięte.',

  'promo.unknown': 'Ten kod promocyjny jest nieprawidłowy.',
  'promo.expired': 'Ten kod promocyjny wygasł.',
  'promo.too-soon': 'Tego kodu promocyjnego nie można jeszcze użyć.',
  'promo.no-rate': 'Ten kod promocyjny nie zmienia żadnej taryfy w wyszukiwaniu.',
  'promo.other-dates': 'Ten kod promocyjny nie obowiązuje w wybranym terminie.',
  'promo.minimum-nights': {
    one: 'Ten kod promocyjny wymaga pobytu na co najmniej {count} noc.',
    few: 'Ten kod promocyjny wymaga pobytu na co najmniej {count} noce.',
    many: 'Ten kod promocyjny wymaga pobytu na co najmniej {count} nocy.',
    other: 'Ten kod promocyjny wymaga pobytu na co najmniej {count} nocy.',
  },
  'offer.unknown': 'Nie mamy oferty z tym kodem.',
  'search.past': 'Data przyjazdu już minęła.',
  'search.order': 'Dzień wyjazdu musi być późniejszy niż dzień przyjazdu.',
  'search.longest': 'Liczba nocy pobytu może wynosić najwyżej {count}.',
  'search.rooms': {
    one: 'Naraz można zarezerwować najwyżej {count} pokój.',
    few: 'Naraz można zarezerwować najwyżej {count} pokoje.',
    many: 'Naraz można zarezerwować najwyżej {count} pokoi.',
    other: 'Naraz można zarezerwować najwyżej {count} pokoju.',
  },
  'search.nobody': 'W każdym pokoju musi zatrzymać się co najmniej jeden gość.',
  'search.ages': 'Podany wiek nie zgadza się z liczbą dorosłych, dzieci i niemowląt.',
  'search.largest-party': 'W jednym pokoju można wyszukać miejsce dla najwyżej takiej liczby gości: {count}.',
  'calendar.order': 'Ostatni dzień nie może być wcześniejszy niż pierwszy.',
  'company.text-too-short': 'Potrzebne są co najmniej trzy znaki nazwy',

  'invoice.not-offered': 'Ten hotel nie wystawia tutaj faktur. Prosimy zapytać w recepcji.',
  'invoice.not-confirmed': 'Faktura będzie dostępna po potwierdzeniu rezerwacji.',
  'invoice.nothing-kept':
    'Ta rezerwacja została anulowana i nic z niej nie zatrzymano: nie ma czego fakturować.',
  'invoice.recipient': 'Prosimy podać, na kogo wystawić fakturę.',
  'invoice.name': 'Prosimy podać imię i nazwisko lub nazwę.',
  'invoice.address': 'Prosimy podać adres.',
  'invoice.vat-id-country':
    '„{vatId}” nie jest numerem VAT: zaczyna się on od dwóch liter kraju, np. {example}.',
  'invoice.vat-id-form': '„{vatId}” nie jest numerem VAT ({country}); przykład: {example}.',
  'invoice.none-to-correct': 'Ta rezerwacja nie ma faktury do skorygowania.',
  'invoice.corrected-already':
    'Ta faktura została w międzyczasie skorygowana przez {number}. Prosimy otworzyć stronę ponownie.',
  'invoice.corrected-too-often':
    'Ta faktura była już kilkakrotnie korygowana. O kolejną korektę prosimy zwrócić się do hotelu.',
  'group.not-found': 'Nie znaleziono tej grupy hoteli.',
  'group.unknown-area': 'Ta grupa nie ma takiej okolicy.',

  'check-in.done-title': 'Zameldowanie zakończone',
  'check-in.done': 'Zameldowanie online zostało zakończone. Czekamy na Państwa przyjazd.',
  'check-in.done-before':
    'Zameldowanie online zostało zakończone już wcześniej i tym razem nic nie zmieniono. Aby coś zmienić, prosimy o kontakt.',
  'check-in.cancelled-title': 'Ta rezerwacja nie jest aktywna',
  'check-in.cancelled':
    'Ta rezerwacja nie została ukończona lub została anulowana, więc nie ma się na co zameldować.',
  'check-in.waiting-title': 'Rezerwacja nie jest jeszcze potwierdzona',
  'check-in.waiting':
    'Zameldowanie będzie możliwe po potwierdzeniu płatności. Prosimy spróbować ponownie za jakiś czas.',
  'check-in.past-title': 'Data przyjazdu już minęła',
  'check-in.past':
    'Zameldowanie online jest otwarte do dnia przyjazdu. Prosimy zapytać w recepcji lub skontaktować się z nami.',
  'check-in.other-reservation': 'To nie jest rezerwacja z linku.',
  'check-in.unknown-room': 'Ten pokój nie należy do rezerwacji.',
  'check-in.other-dates': 'To nie są daty rezerwacji. Nie można ich tu zmienić: prosimy o kontakt.',
  'check-in.other-room': 'To nie jest pokój lub taryfa z rezerwacji.',
  'check-in.room-twice': 'Ten pokój występuje dwa razy.',
  'check-in.missing-rooms': 'Zameldować trzeba każdy pokój z rezerwacji.',
  'check-in.no-guests': 'Prosimy podać, kto zatrzyma się w tym pokoju.',
  'check-in.extras-gone': 'Już niedostępne: {extras}. Nic nie zapisano, prosimy wybrać ponownie.',
  'check-in.price-changed':
    'Dodatki kosztują teraz łącznie {price}. Nic nie zapisano, prosimy sprawdzić i zapisać ponownie.',

  'date.past': 'Data przyjazdu już minęła.',
  'date.order': 'Wyjazd musi nastąpić po przyjeździe.',
  'date.too-long': {
    one: 'Pobyt trwa najwyżej {count} noc.',
    few: 'Pobyt trwa najwyżej {count} noce.',
    many: 'Pobyt trwa najwyżej {count} nocy.',
    other: 'Pobyt trwa najwyżej {count} nocy.',
  },
  'room.too-many': {
    one: 'Rezerwacja obejmuje najwyżej {count} pokój.',
    few: 'Rezerwacja obejmuje najwyżej {count} pokoje.',
    many: 'Rezerwacja obejmuje najwyżej {count} pokoi.',
    other: 'Rezerwacja obejmuje najwyżej {count} pokoju.',
  },
  'room.unknown-type': 'Ten rodzaj pokoju nie jest znany.',
  'room.unknown-rate': 'Ta taryfa nie jest znana.',
  'room.unknown-configuration': 'Tego pokoju nie można tak urządzić.',
  'room.ages': 'Podany wiek nie zgadza się z liczbą dorosłych, dzieci i niemowląt.',
  'room.too-many-names': 'Podano więcej gości, niż zatrzyma się w pokoju.',
  'board.RoomOnly': 'Bez wyżywienia',
  'board.BedAndBreakfast': 'Ze śniadaniem',
  'board.HalfBoard': 'Śniadanie i obiadokolacja',
  'board.FullBoard': 'Pełne wyżywienie',
  'board.AllInclusive': 'All inclusive',
  'extra.worth': '{extra} (wartość {worth})',
  'extra.unknown': 'Ten dodatek nie pasuje do pokoju.',
  'extra.twice': 'Ten dodatek wybrano dwa razy.',
  'payment.not-offered': 'Ten sposób płatności nie jest tu dostępny.',
  'due.paid': 'Otrzymaliśmy płatność. Dziękujemy.',
  'due.not-due':
    'Ta kwota nie jest jeszcze lub już nie jest należna. Nic nie pobrano. Prosimy sprawdzić ponownie.',
  'due.no-card': 'Hotel nie przechowuje już karty do tej rezerwacji. Prosimy podać kartę.',
  'payment.times-changed':
    'Hotel zmienił termin płatności dla tej taryfy. Nic nie zarezerwowano. Prosimy ponownie wybrać pokój.',
  'mandate.charge': '{amount} dnia {date}',
  'mandate.later':
    'Potwierdzając, zgadzają się Państwo, aby {hotel} przechowywał tę kartę i pobrał z niej {charges} bez ponownego pytania.',
  'mandate.guarantee':
    'Potwierdzając, zgadzają się Państwo, aby {hotel} przechowywał tę kartę jako gwarancję i pobrał z niej opłaty wynikające z zasad anulowania.',
  'payment.unknown-company': 'Ta organizacja nie jest znana.',
  'payment.wrong-pin':
    'Ten PIN jest nieprawidłowy. Prosimy go sprawdzić lub pominąć: wtedy hotel potwierdzi rezerwację e-mailem.',
  'link.waiting': 'Pokoje na Państwa czekają. Prosimy potwierdzić je przez link w e-mailu.',
  'link.confirmed': 'Dziękujemy. Rezerwacja jest potwierdzona; wyślemy e-mail.',
  'telephone.rooms-gone':
    'Te pokoje zostały w międzyczasie sprzedane. Nic nie zarezerwowano. Prosimy wyszukać ponownie.',
  'telephone.extras-gone':
    'Jeden z dodatków został w międzyczasie wyprzedany. Nic nie zarezerwowano. Prosimy wybrać ponownie.',
  'telephone.price-changed':
    'Cena lub termin płatności się zmieniły. Nic nie zarezerwowano. Prosimy sprawdzić ponownie.',
  'telephone.no-payment':
    'Ten hotel nie przyjmuje płatności online, więc nie można wysłać linku. Prosimy wybrać taryfę płatną w hotelu.',
  'telephone.not-waiting': 'Ta rezerwacja nie czeka już na płatność. Prosimy sprawdzić ponownie.',
  'desk.booked': 'Rezerwacja {reference} jest potwierdzona. Gość otrzyma e-mail.',
  'desk.booked-held':
    'Pokoje są wstępnie zarezerwowane dla gościa ({reference}), który otrzyma e-mail z linkiem.',
  'desk.hold-ended': 'Pokoje są znów wolne. Gość otrzyma e-mail.',
  'request.made':
    'Prośba została wysłana do hotelu. Rezerwacja nie jest jeszcze potwierdzona: hotel odpowie e-mailem.',
  'request.waiting': 'Hotel nie odpowiedział jeszcze na prośbę. Odpowie e-mailem.',
  'request.over': 'Hotel nie mógł potwierdzić prośby. Nic nie zarezerwowano.',
  'payment.typed-card':
    'Numerów kart tu nie przyjmujemy: prosimy wpisać kartę w formularzu serwisu płatniczego. Prosimy odświeżyć stronę.',
  'payment.saved-card': 'Ta zapisana karta nie jest znana.',
  'payment.action': 'Bank prosi o potwierdzenie płatności.',
  'payment.checking': 'Czekamy na potwierdzenie płatności.',
  'payment.challenge':
    'Przed próbą z inną kartą musimy sprawdzić, że to nie robot. Jeśli nic się nie pokaże, prosimy zadzwonić do hotelu.',
  'payment.many-declines': {
    one: 'Odrzucono kilka kart. Prosimy spróbować ponownie za {count} minutę lub zadzwonić do hotelu.',
    few: 'Odrzucono kilka kart. Prosimy spróbować ponownie za {count} minuty lub zadzwonić do hotelu.',
    many: 'Odrzucono kilka kart. Prosimy spróbować ponownie za {count} minut lub zadzwonić do hotelu.',
    other: 'Odrzucono kilka kart. Prosimy spróbować ponownie za {count} minuty lub zadzwonić do hotelu.',
  },
  'payment.declined': 'Karta została odrzucona i nic nie pobrano. Prosimy spróbować innej karty.',
  'payment.insufficient-funds':
    'Karta została odrzucona z powodu braku środków i nic nie pobrano. Prosimy spróbować innej karty.',
  'payment.expired-card':
    'Karta została odrzucona, ponieważ straciła ważność, i nic nie pobrano. Prosimy spróbować innej karty.',
  'payment.wrong-code':
    'Karta została odrzucona z powodu nieprawidłowego kodu zabezpieczającego i nic nie pobrano. Prosimy go sprawdzić i spróbować ponownie.',
  'payment.processing-error':
    'Karta została odrzucona z powodu błędu podczas przetwarzania i nic nie pobrano. Prosimy spróbować ponownie.',
  'payment.refused': 'Bank nie zatwierdził płatności i nic nie pobrano. Prosimy spróbować innej karty.',
  'payment.timed-out':
    'Płatność nie została zatwierdzona na czas i nic nie pobrano. Prosimy spróbować ponownie.',
  'payment.cancelled': 'Płatność została anulowana i nic nie pobrano.',
  'payment.unavailable':
    'Nie udało się otworzyć strony płatności i nic nie pobrano. Prosimy spróbować ponownie.',
  'payment.unreachable':
    'Serwis płatniczy jest w tej chwili nieosiągalny i nic nie pobrano. Prosimy spróbować ponownie za chwilę.',
  'payment.under-way': 'Trwa płatność za tę rezerwację. Prosimy chwilę poczekać.',
  'status.still-held': 'Pokoje nadal na Państwa czekają.',
  'pay-again.over':
    'Rezerwacja wstępna pokoi wygasła i nic nie pobrano. Prosimy wyszukać ponownie, aby dokonać rezerwacji.',
  'pay-again.other-rooms':
    'To nie jest to, co jest dla Państwa wstępnie zarezerwowane. Aby zmienić pobyt, prosimy rozpocząć nową rezerwację.',
  'pay-again.still-open':
    'Płatność pierwszą podaną kartą jest jeszcze otwarta w banku, dlatego nowa karta nie została użyta. Prosimy ją tam zakończyć lub anulować i spróbować ponownie.',
  'pay-again.confirmed':
    'Ta rezerwacja została już dokonana. Aby zarezerwować coś innego, prosimy rozpocząć nową rezerwację.',
  'status.released': 'Rezerwacja nie została ukończona i nic nie pobrano. Prosimy spróbować ponownie.',
  'status.refunded': 'Pokoje nie były już dostępne, dlatego płatność zostanie zwrócona w całości.',
  'booking.link-ended':
    'Ten link wygasł, ponieważ pobyt odbył się już jakiś czas temu. Prosimy zalogować się tu na konto i otworzyć go ponownie lub zapytać hotel.',
  'idempotency.other-body': 'Ten Idempotency-Key został już użyty do innego żądania.',
  'idempotency.in-flight': 'Ta rezerwacja jest właśnie tworzona. Prosimy chwilę poczekać.',
  'voucher.valid-up-to': 'Bon obniża cenę pobytu o maksymalnie {amount}.',
  'voucher.too-little': 'Bon nie pokrywa już całej ceny. Prosimy wybrać sposób zapłaty reszty.',
  'voucher.valid': 'Bon obniża cenę pobytu o {amount}.',

  'table.full': 'Ten stolik został właśnie zajęty. Prosimy wybrać inną godzinę.',
  'table.no-time': 'O tej godzinie nie ma stolika. Prosimy wybrać inną godzinę.',
  'table.time-passed': 'Ta godzina już minęła. Prosimy wybrać późniejszą.',
  'table.date-passed': 'Ten dzień już minął.',
  'table.date-too-far': 'Nie można jeszcze rezerwować stolików z takim wyprzedzeniem.',
  'table.party-size': 'Online można rezerwować stoliki dla grup od {from} do {to} osób.',
  'table.promotion': 'Ta oferta nie jest dostępna o tej godzinie.',
  'table.booked-otherwise':
    'Ten stolik jest już zarezerwowany (numer {reference}), z innymi życzeniami. Nic nie zmieniono: aby to zmienić, prosimy o kontakt.',
  'table.outside-stay':
    'Stolik na czas pobytu musi przypadać między {from} a {to}. W sprawie innego dnia prosimy o kontakt.',
  'table.overlap':
    'Tego dnia jest już zarezerwowany stolik o {time} (numer {reference}). Prosimy wybrać godzinę, która się z nim nie pokrywa, lub skontaktować się z nami.',
  'table.many-of-day': {
    one: 'Z jednego adresu e-mail można zarezerwować online najwyżej {count} stolik dziennie. Aby zarezerwować więcej, prosimy o kontakt.',
    few: 'Z jednego adresu e-mail można zarezerwować online najwyżej {count} stoliki dziennie. Aby zarezerwować więcej, prosimy o kontakt.',
    many: 'Z jednego adresu e-mail można zarezerwować online najwyżej {count} stolików dziennie. Aby zarezerwować więcej, prosimy o kontakt.',
    other:
      'Z jednego adresu e-mail można zarezerwować online najwyżej {count} stolika dziennie. Aby zarezerwować więcej, prosimy o kontakt.',
  },
  'table.many-of-address':
    'Z tego adresu e-mail zarezerwowano ostatnio kilka stolików. Aby zarezerwować kolejny, prosimy o kontakt.',
  'table.many-from-here':
    'Z tego miejsca zarezerwowano ostatnio wiele stolików. Prosimy spróbować później lub skontaktować się z nami.',
  'table.until': 'Stolik jest do Państwa dyspozycji do {time}.',

  'desk.log-in': 'Prosimy zalogować się do panelu recepcji.',
  'desk.log-in-failed': 'Adres e-mail lub hasło są nieprawidłowe.',
  'desk.welcome': 'Witamy, {name}',
  'desk.code-wanted': 'Prosimy podać kod z aplikacji uwierzytelniającej.',
  'desk.code-wrong':
    'Ten kod jest nieprawidłowy. Prosimy podać aktualny kod z aplikacji lub kod odzyskiwania.',
  'desk.second-factor-begun': 'Prosimy zeskanować obraz aplikacją uwierzytelniającą, a następnie podać kod.',
  'desk.second-factor-set':
    'Drugi składnik został skonfigurowany. Kody odzyskiwania prosimy przechowywać w bezpiecznym miejscu.',
  'desk.second-factor-needed': 'Ta rola wymaga drugiego składnika. Prosimy zalogować się i go skonfigurować.',
  'desk.not-allowed': 'Ta rola na to nie pozwala.',
  'desk.logged-out': 'Wylogowano.',
  'desk.invitation-over': 'To zaproszenie wygasło lub zostało już użyte. Prosimy poprosić o nowe.',
  'desk.invitation-password': 'Konto już istnieje. Prosimy podać jego hasło.',
  'desk.invited': 'Zaproszenie wysłano na adres {email}.',
  'desk.invitation-withdrawn': 'Zaproszenie zostało wycofane.',
  'desk.role-changed': 'Rola została zmieniona.',
  'desk.role-own': 'Własnej roli nie można zmienić. Może to zrobić inny właściciel.',
  'desk.role-of-group': 'Ta rola jest nadana dla grupy hoteli i nie można jej tu zmienić.',
  'desk.staff-unknown': 'W tym hotelu nie ma takiego pracownika.',
  'desk.sessions-ended': 'Sesje zostały zakończone.',
  'desk.password-changed': 'Hasło zostało zmienione. Pozostałe sesje zostały zakończone.',
  'desk.password-not-changed': 'Hasło nie zostało zmienione. Prosimy sprawdzić obecne hasło.',
  'desk.name': 'Prosimy podać imię i nazwisko.',
  'desk.mail-again': 'E-mail zostanie za chwilę wysłany ponownie.',
  'desk.mail-soon': 'Ten e-mail powstał niecałą minutę temu. Przed ponownym wysłaniem prosimy poczekać.',
  'desk.note-empty': 'Prosimy wpisać treść notatki.',
  'desk.mail-unknown': 'Ten e-mail nie jest już przechowywany.',
  'desk.booking-cancelled': 'Anulowano. Gość otrzyma e-mail.',
  'desk.booking-changed': 'Rezerwacja została zmieniona. Gość otrzyma e-mail.',
  'desk.no-show': 'Odnotowano, że gość nie przyjechał; otrzyma e-mail.',
  'desk.refunded': '{amount} wraca do gościa.',
  'desk.too-many-decimals': 'Ta kwota ma więcej miejsc po przecinku, niż dopuszcza {currency}.',
  'desk.days': 'Prosimy wybrać kolejne dni, najwyżej rok.',
  'desk.request-accepted': 'Rezerwacja jest potwierdzona. Gość otrzyma e-mail.',
  'desk.request-declined': 'Prośba została odrzucona. Gość otrzyma e-mail.',
  'desk.request-over': 'Ta prośba nie jest już otwarta: odpowiedziano na nią wcześniej lub jej czas minął.',
  'desk.request-rooms-gone':
    'Pokoje zostały w międzyczasie sprzedane. Prosimy dodać pokoje w kalendarzu lub odrzucić prośbę.',
  'desk.person-erased': 'Dane tego gościa zostały usunięte.',
  'desk.person-gone': 'Dane tego gościa zostały usunięte wcześniej.',
  'desk.person-open':
    'Nic nie usunięto: jedna z rezerwacji jeszcze się nie skończyła lub nie jest rozliczona.',
  'desk.note-written': 'Notatka została zapisana.',
  'calendar.changed': 'Kalendarz został zmieniony.',
  'calendar.undone': 'Zmiana została cofnięta.',
  'calendar.nights': 'Prosimy wybrać noce od dzisiaj, które są w kalendarzu, najwyżej rok.',
  'calendar.too-many': 'To zbyt wiele nocy naraz. Prosimy wybrać mniej dni, rodzajów pokoi lub taryf.',
  'calendar.free':
    'Liczba nocy, które byłyby bezpłatne: {count}. Cena ustawiona ręcznie musi być większa od zera.',
  'calendar.nothing': 'Prosimy podać, co ma zostać zmienione i dla których rodzajów pokoi i taryf.',
  'calendar.meanwhile':
    'Te noce zostały w międzyczasie zmienione. Prosimy sprawdzić ponownie, co by się stało.',
  'calendar.undo-late':
    'Te noce zostały od tego czasu zmienione w inny sposób, więc tej zmiany nie można cofnąć.',
  'calendar.undo-unknown': 'Nie ma takiej zmiany lub została już cofnięta.',
  'mail.cancelled.subject': 'Rezerwacja w {hotel} została anulowana: {reference}',
  'mail.cancelled.text': 'Zgodnie z prośbą rezerwacja została anulowana.',
  'mail.cancelled.room-subject': 'Pokój z rezerwacji w {hotel} został anulowany: {reference}',
  'mail.cancelled.room-text': 'Zgodnie z prośbą anulowano: {rooms}. Reszta rezerwacji pozostaje ważna.',
  'mail.cancelled.by-hotel':
    'Hotel anulował rezerwację. Jeśli nie spodziewali się Państwo tego, prosimy zadzwonić do hotelu.',
  'mail.cancelled.room-by-hotel':
    'Hotel anulował: {rooms}. Reszta rezerwacji pozostaje ważna. Jeśli nie spodziewali się Państwo tego, prosimy zadzwonić do hotelu.',
  'mail.no-show.subject': 'Nie przyjechali Państwo do {hotel}: {reference}',
  'mail.no-show.text':
    'W dniu przyjazdu nie przybyli Państwo, dlatego hotel zakończył rezerwację. Jeśli są Państwo w drodze, prosimy zadzwonić.',
  'mail.no-show.room-text':
    'Nie przybył żaden gość do: {rooms}. Hotel zakończył tę część rezerwacji. Jeśli są Państwo w drodze, prosimy zadzwonić.',
  'mail.cancelled.fee': 'Opłata za anulowanie',
  'mail.cancelled.refund': 'Do zwrotu',
  'mail.cancelled.refund-text': 'Pieniądze zwracamy od razu. Bank może je pokazać dopiero po kilku dniach.',
  'mail.refund.subject': 'Zwrot z {hotel}: {reference}',
  'mail.refund.text': 'Zwróciliśmy {amount}. Bank może pokazać tę kwotę dopiero po kilku dniach.',
  'mail.refund.card':
    'Zwróciliśmy {amount} na kartę {card}. Bank może pokazać tę kwotę dopiero po kilku dniach.',
  'stay.fee': 'Opłata za anulowanie',
  'stay.no-show-fee': 'Opłata za nieprzybycie',
  'stay.no-show-early':
    'Gość może jeszcze przyjechać: prosimy poczekać do godziny ustalonej przez hotel w dniu przyjazdu.',
  'stay.fee-needed': 'Taryfa określa koszt tylko słownie. Prosimy ustalić opłatę.',
  'stay.fee-too-much': 'Opłata nie może być wyższa niż koszt pokoi.',
  'stay.less': 'Obniżone przez hotel',
  'stay.refund-too-much': 'Zwrócić można najwyżej {amount}.',
  'stay.cancelled': 'Rezerwacja została anulowana.',
  'stay.room-cancelled': 'Pokój został anulowany.',
  'stay.not-confirmed':
    'Ta rezerwacja nie jest potwierdzona lub została anulowana, więc nie ma czego zmieniać.',
  'stay.by-telephone':
    'Tę zmianę wprowadzi {hotel}: prosimy zadzwonić pod numer {telephone}, mając pod ręką numer rezerwacji.',
  'stay.quote-over': 'Pokazane informacje nie są już aktualne. Prosimy sprawdzić ponownie.',
  'stay.changed-meanwhile': 'Rezerwacja została w międzyczasie zmieniona. Prosimy sprawdzić ponownie.',
  'status.cancelled': 'Ta rezerwacja została anulowana.',
  'stay.changed': 'Rezerwacja została zmieniona.',
  'stay.kept-line': 'Zatrzymano z poprzedniej ceny',
  'stay.sold-out': 'Na tę zmianę nie ma już wystarczającej liczby pokoi. Rezerwacja pozostaje bez zmian.',
  'stay.not-available':
    'Tego pokoju nie można zarezerwować na te daty i dla tych gości. Rezerwacja pozostaje bez zmian.',
  'stay.rooms-missing': 'Prosimy podać każdy pokój rezerwacji jeden raz.',
  'mail.changed.subject': 'Rezerwacja w {hotel} została zmieniona: {reference}',
  'mail.email-changed.subject': 'Rezerwacja w {hotel} ma inny adres e-mail: {reference}',
  'mail.email-changed.text': 'Adres e-mail tej rezerwacji został zmieniony. Od teraz piszemy na nowy adres.',
  'mail.email-changed.not-you': 'Jeśli to nie Państwa zmiana, prosimy od razu zadzwonić: naprawimy to.',
  'mail.arrival-time': 'Planowana godzina przyjazdu',
  'mail.changed.text': 'Zgodnie z prośbą rezerwacja została zmieniona. Tak wygląda teraz.',
  'mail.changed.due': 'Za zmianę pozostaje do zapłaty {amount}.',
};
