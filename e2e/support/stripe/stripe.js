// Stands in for Stripe.js in the journeys, under Stripe's address (stripe-site.ts): what this site uses of it and no more. A card is
// typed in a frame of js.stripe.com and goes from there to api.stripe.com, so that the page never has it, as with the real one.
(() => {
  const settings = /* settings */ {};
  const origin = 'https://js.stripe.com';
  let frames = 0;

  const emitter = () => {
    const listeners = new Map();
    return {
      on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      off: (name, listener) =>
        void listeners.set(
          name,
          (listeners.get(name) ?? []).filter((one) => one !== listener),
        ),
      emit: (name, event) => (listeners.get(name) ?? []).forEach((listener) => listener(event)),
    };
  };

  /** A frame of ours, which is spoken to by messages. */
  const openFrame = (kind, title, height) => {
    const frame = document.createElement('iframe');
    frames += 1;
    const id = `stand-in-${frames}`;
    frame.name = id;
    frame.title = title;
    frame.src = `${origin}/${kind}.html#${id}`;
    Object.assign(frame.style, { border: '0', width: '100%', height: `${height}px`, display: 'block' });
    const heard = emitter();
    const listen = ({ source, origin: from, data }) => {
      if (from === origin && source === frame.contentWindow) heard.emit(data.type, data);
    };
    addEventListener('message', listen);
    return {
      frame,
      on: heard.on,
      say: (message) => frame.contentWindow.postMessage(message, origin),
      ask: (message) =>
        new Promise((resolve) => {
          const answered = (data) => {
            heard.off('answer', answered);
            resolve(data);
          };
          heard.on('answer', answered);
          frame.contentWindow.postMessage(message, origin);
        }),
      close: () => {
        removeEventListener('message', listen);
        frame.remove();
      },
    };
  };

  const createElement = (kind, options, group) => {
    const { on, off, emit } = emitter();
    let opened = null;
    const element = {
      on(name, listener) {
        on(name, listener);
        return element;
      },
      once(name, listener) {
        on(name, listener);
        return element;
      },
      off(name, listener) {
        off(name, listener);
        return element;
      },
      mount(place) {
        const isCard = kind === 'payment';
        if (!isCard && settings.wallet === null) {
          setTimeout(() => emit('ready', { elementType: kind, availablePaymentMethods: undefined }));
          return;
        }
        opened = openFrame(
          isCard ? 'card' : 'wallet',
          isCard ? 'Secure payment input frame' : 'Secure express checkout frame',
          isCard ? 250 : (options.buttonHeight ?? 44),
        );
        opened.on('ready', () => {
          opened.say({ type: 'look', appearance: group.options.appearance ?? {} });
          emit('ready', {
            elementType: kind,
            availablePaymentMethods: isCard ? undefined : { googlePay: true },
          });
        });
        opened.on('press', () =>
          emit('click', {
            elementType: kind,
            expressPaymentType: 'google_pay',
            resolve: () => opened.say({ type: 'sheet' }),
            reject: () => undefined,
          }),
        );
        opened.on('paid', ({ billingDetails }) =>
          emit('confirm', {
            elementType: kind,
            expressPaymentType: 'google_pay',
            billingDetails,
            paymentFailed: () => opened.say({ type: 'failed' }),
          }),
        );
        (typeof place === 'string' ? document.querySelector(place) : place).append(opened.frame);
      },
      ask: (message) => opened.ask(message),
      unmount: () => opened?.close(),
      destroy: () => {
        opened?.close();
        group.elements.delete(kind);
      },
      update: () => undefined,
      focus: () => opened?.say({ type: 'focus' }),
      blur: () => undefined,
      clear: () => undefined,
      collapse: () => undefined,
    };
    // As the real one: asked for a listener, a click on a wallet is let through without it.
    setTimeout(() => {
      if (kind !== 'payment') on('click', (event) => event.resolve());
    });
    return element;
  };

  const createGroup = (given) => {
    const group = { options: given, elements: new Map() };
    return {
      group,
      create(kind, options = {}) {
        const element = createElement(kind, options, group);
        group.elements.set(kind, element);
        return element;
      },
      getElement: (kind) => group.elements.get(kind) ?? null,
      update: (changes) => Object.assign(group.options, changes),
      fetchUpdates: async () => ({}),
      submit: async () => {
        const card = group.elements.get('payment');
        if (card === undefined) return {};
        const { error } = await card.ask({ type: 'check' });
        return error === undefined ? {} : { error: { type: 'validation_error', message: error } };
      },
    };
  };

  const call = async (key, path) => {
    const answer = await fetch(`https://api.stripe.com/v1/${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    return answer.json();
  };

  /** The bank's page over ours, until the guest is through or has closed it. */
  const showBank = (url) =>
    new Promise((resolve) => {
      const cover = document.createElement('div');
      Object.assign(cover.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '2147483647',
        background: 'rgb(0 0 0 / 60%)',
        display: 'grid',
        placeItems: 'center',
      });
      const frame = document.createElement('iframe');
      frame.title = 'Secure 3D Secure challenge frame';
      frame.src = url;
      Object.assign(frame.style, {
        border: '0',
        width: 'min(92vw, 480px)',
        height: '340px',
        background: '#fff',
      });
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow || data?.type !== 'local-stripe-3ds-done') return;
        removeEventListener('message', listen);
        cover.remove();
        resolve();
      };
      addEventListener('message', listen);
      cover.append(frame);
      document.body.append(cover);
      frame.addEventListener('load', () => frame.focus());
    });

  const Stripe = (key, { stripeAccount } = {}) => {
    const retrieve = (secret) => {
      const [id] = secret.split('_secret_');
      const path = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const account = stripeAccount === undefined ? '' : `&_stripe_account=${stripeAccount}`;
      return call(key, `${path}/${id}?client_secret=${secret}${account}`);
    };
    return {
      elements: (options) => createGroup({ ...options }),
      createToken: async () => ({}),
      createPaymentMethod: async () => ({}),
      confirmCardPayment: async () => ({}),
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
      async createConfirmationToken({ elements: { group }, params = {} }) {
        const element = group.elements.get('payment') ?? group.elements.get('expressCheckout');
        const { token, error } = await element.ask({
          type: 'token',
          key,
          stripeAccount,
          usage: group.options.setupFutureUsage ?? (group.options.mode === 'setup' ? 'off_session' : null),
          billingDetails: params.payment_method_data?.billing_details ?? {},
          returnUrl: params.return_url ?? null,
        });
        return error === undefined ? { confirmationToken: token } : { error };
      },
      async handleNextAction({ clientSecret }) {
        const intent = await retrieve(clientSecret);
        const kind = intent.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent';
        if (intent.status !== 'requires_action') {
          const code = `${intent.object}_unexpected_state`;
          return { error: { type: 'invalid_request_error', code } };
        }
        await showBank(intent.next_action.use_stripe_sdk.stripe_js);
        const after = await retrieve(clientSecret);
        if (['requires_action', 'requires_payment_method', 'canceled'].includes(after.status)) {
          const code = `${intent.object}_authentication_failure`;
          return {
            error: { type: 'invalid_request_error', code, message: 'We are unable to authenticate.' },
          };
        }
        return { [kind]: after };
      },
    };
  };
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
