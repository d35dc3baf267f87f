# The image of an archive that `pnpm package` has made (docs/runbooks/deploy.md). Nothing is built or fetched from a registry of packages in it:
#   docker build --build-arg ARCHIVE=hotel-direct-booking-VERSION-COMMIT.tar.gz --tag hotel-direct-booking .
FROM debian:bookworm-slim
ARG ARCHIVE
RUN useradd --system --create-home --home-dir /var/lib/hotel-direct-booking booking
ADD ${ARCHIVE} /opt/hotel-direct-booking/
RUN ln -s /opt/hotel-direct-booking/* /opt/hotel-direct-booking/current
WORKDIR /opt/hotel-direct-booking/current
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/hotel-direct-booking
VOLUME /var/lib/hotel-direct-booking
USER booking
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=2s --start-period=30s \
  CMD node_modules/.bin/node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node_modules/.bin/node", "--enable-source-maps", "server/dist/main.js"]
